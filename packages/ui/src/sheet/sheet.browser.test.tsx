import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Stateful } from '../../tests/stateful.tsx';
import { Sheet } from './sheet.tsx';

function sample() {
  return (
    <Stateful<boolean> initial>
      {(open, change) => (
        <Sheet open={open} onOpenChange={change} title="Filters" labels={{ close: 'Close' }}>
          Contents
        </Sheet>
      )}
    </Stateful>
  );
}

/** Resolves when all animations have finished. */
async function atRest(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

test('comes from below on a phone', async () => {
  await page.viewport(360, 700);
  const screen = await render(sample());
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  await expect.element(sheet).toBeVisible();
  await atRest();
  const { left, right, bottom } = sheet.element().getBoundingClientRect();
  expect([left, right, bottom]).toEqual([0, 360, 700]);
});

test.each(['ltr', 'rtl'] as const)('stands at the end side on a desktop, %s', async (dir) => {
  document.documentElement.dir = dir;
  await page.viewport(1200, 700);
  const screen = await render(sample());
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  await expect.element(sheet).toBeVisible();
  await atRest();
  const { left, right, height } = sheet.element().getBoundingClientRect();
  expect(height).toBe(700);
  expect(dir === 'ltr' ? right : left).toBe(dir === 'ltr' ? 1200 : 0);
  document.documentElement.dir = '';
});

test('is put away by Escape and by its button', async () => {
  const screen = await render(sample());
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['phone', 360, 700],
  ['desktop', 1200, 700],
] as const)('scrolls what does not fit, on a %s', async (_, width, height) => {
  await page.viewport(width, height);
  const screen = await render(
    <Sheet open onOpenChange={() => undefined} title="Filters" labels={{ close: 'Close' }}>
      <div style={{ blockSize: 2000 }} />
      <button type="button">Apply</button>
    </Sheet>,
  );
  await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  const button = screen.getByRole('button', { name: 'Apply' });
  button.element().scrollIntoView();
  expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
});
