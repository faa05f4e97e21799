import { REPLACED, snapshotElement } from './snapshot-element.ts';

/** Runs something once the live screen can take the focus: at once, unless a snapshot still stands in for it. */
export function whenShown(run: () => void): void {
  const snapshot = snapshotElement();
  if (snapshot === undefined) run();
  else snapshot.addEventListener(REPLACED, run, { once: true });
}
