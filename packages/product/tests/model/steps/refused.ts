import * as app from '../app.ts';
import { onPage, type StepKind } from '../step.ts';

/** Retries a rejected write. */
export const retry: StepKind = onPage({
  weight: 2,
  forAll: true,
  draw: ({ page }) => (page.database.syncStatus.getState().rejected.length > 0 ? {} : undefined),
  take({ page }) {
    const [refused] = page.database.syncStatus.getState().rejected;
    if (refused !== undefined) page.database.retryWrite(refused.id);
  },
});

/** Discards a rejected write. */
export const discard: StepKind = onPage({
  weight: 1,
  forAll: true,
  draw: ({ page }) => (page.database.syncStatus.getState().rejected.length > 0 ? {} : undefined),
  async take({ page, device }) {
    const [refused] = page.database.syncStatus.getState().rejected;
    if (refused === undefined) return;
    for (const id of app.idsOf(refused)) device.dropped.add(id);
    await page.database.discardWrite(refused.id);
  },
});

/** Saves a rejected edit over the other version, after comparing them. */
export const saveOver: StepKind = onPage({
  weight: 2,
  draw: ({ page }) => (page.database.syncStatus.getState().rejected.length > 0 ? {} : undefined),
  take({ page, device }) {
    for (const refused of page.database.syncStatus.getState().rejected) {
      if (!app.saveOverTheirs(page, refused)) continue;
      for (const id of app.idsOf(refused)) device.dropped.add(id);
      return;
    }
  },
});
