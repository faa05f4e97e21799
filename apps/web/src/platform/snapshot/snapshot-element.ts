/** Id of the element that shows a snapshot, beside the app's root. */
export const SNAPSHOT_ID = 'snapshot';
/** Sent by the snapshot's element when something in it is pressed, which then has `data-held`. */
export const HELD = 'quits-held';
/** Sent by the snapshot's element once the live screen has taken its place. */
export const REPLACED = 'quits-replaced';

/** The snapshot that stands in for the live screen, if there is one. */
export function snapshotElement(): HTMLElement | undefined {
  return document.getElementById(SNAPSHOT_ID) ?? undefined;
}
