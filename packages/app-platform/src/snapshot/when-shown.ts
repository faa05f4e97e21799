import { REPLACED, snapshotElement } from './snapshot-element.ts';

/** Runs a callback once the live screen is visible and can take focus: immediately, unless a snapshot is shown. */
export function whenShown(run: () => void): void {
  const snapshot = snapshotElement();
  if (snapshot === undefined) run();
  else snapshot.addEventListener(REPLACED, run, { once: true });
}
