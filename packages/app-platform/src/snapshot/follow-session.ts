import { isSignedIn, type Session } from '@quits/auth';
import { snapshotElement } from './snapshot-element.ts';
import { forgetSnapshots, type SnapshotStorage } from './stored-snapshot.ts';

/** Store of the session, such as the one of the sign-in machine. */
export interface SessionStore {
  readonly getState: () => { readonly session: Session };
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Removes the snapshot from the page and all snapshots from the device as soon as the session ends, for any reason. When a user is
 * signed in, removes those of other users.
 */
export function followSession(store: SessionStore, storage: SnapshotStorage | undefined): void {
  let last: string | null | undefined = null;

  function update(): void {
    const { session } = store.getState();
    const isOver = session.status === 'signedOut' || session.status === 'signingOut';
    if (!isOver && !isSignedIn(session)) return;
    const uid = isSignedIn(session) ? session.user.uid : undefined;
    if (uid === last) return;
    last = uid;
    const snapshot = snapshotElement();
    if (snapshot !== undefined && snapshot.dataset['uid'] !== uid) snapshot.remove();
    if (storage !== undefined) forgetSnapshots(storage, uid);
  }

  store.subscribe(update);
  update();
}
