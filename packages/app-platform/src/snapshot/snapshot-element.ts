/** Id of the element that shows a snapshot, a sibling of the app's root. */
export const SNAPSHOT_ID = 'snapshot';
/** Event of the snapshot's element: a control in it was pressed, and has `data-held` now. */
export const HELD = 'quits-held';
/** Event of the snapshot's element: the live screen has replaced it. */
export const REPLACED = 'quits-replaced';

/** Returns the element of the snapshot while one is shown. */
export function snapshotElement(): HTMLElement | undefined {
  return document.getElementById(SNAPSHOT_ID) ?? undefined;
}
