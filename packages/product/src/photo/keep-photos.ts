import { type AuthMachine, isSignedIn } from '@quits/auth';
import { type Doc, observeConnection } from '@quits/firestore';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { onDevice } from '../device/stores.ts';
import type { Files } from '../files/create-files.ts';
import { groups } from '../group/collections.ts';
import type { Group } from '../group/schema.ts';
import { groupsOf } from '../queries.ts';
import { hidePhoto } from './hide-photo.ts';
import { showsPhoto, watchShowPhoto } from './photo-choice.ts';
import { accountPhotoId, photoCopyPath } from './photo-path.ts';
import { sharePhoto } from './share-photo.ts';

/** Dependencies of {@link keepPhotos}. */
export interface KeepPhotosOptions {
  readonly auth: Pick<AuthMachine, 'store'>;
  readonly database: Database;
  /** Returns the stored files once their code is loaded. */
  readonly files: () => Promise<Files>;
  /** Returns whether the account is being deleted. */
  readonly isLeaving: () => boolean;
}

/** Ids of the photos that groups show of an account, by group. */
const copiesSchema = v.record(v.string(), v.string());
const keyOf = (uid: string) => `quits.photos.${uid}`;

/**
 * Shows the account's photo in every group that it has a person in, as the account chooses, and
 * deletes copies that no group shows anymore: of an earlier photo, or of a group that the account
 * left on any device. Returns a function that stops it.
 */
export function keepPhotos({ auth, database, files, isLeaving }: KeepPhotosOptions): () => void {
  const connection = observeConnection(database);
  const failed = new Set<string>();
  let watched: { readonly uid: string; readonly stop: () => void } | undefined;
  let live: ReturnType<typeof ownGroups> | undefined;
  let isRunning = false;
  let isDue = false;
  let ended = false;

  function account() {
    const { session } = auth.store.getState();
    return isSignedIn(session) && session.confirmed && !isLeaving() && !ended
      ? session.user
      : undefined;
  }

  function ownGroups(uid: string) {
    return database.liveQuery(groups, {}, groupsOf(uid));
  }

  function follow(): void {
    const uid = account()?.uid;
    if (uid !== watched?.uid) {
      watched?.stop();
      live = uid === undefined ? undefined : ownGroups(uid);
      const stop = live?.subscribe(update);
      watched = uid === undefined || stop === undefined ? undefined : { uid, stop };
      failed.clear();
    }
    update();
  }

  function update(): void {
    isDue = true;
    if (!isRunning) void run();
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (isDue) {
      isDue = false;
      const uid = account()?.uid;
      // Other tabs do the same.
      if (uid !== undefined) await inTurn(keyOf(uid), () => pass(uid)).catch(() => undefined);
    }
    isRunning = false;
  }

  /** Brings each group's photo up to date, and then deletes unused copies. */
  async function pass(uid: string): Promise<void> {
    const state = live?.getState();
    const user = account();
    if (user?.uid !== uid || state?.status !== 'ready' || state.fromCache) return;
    if (connection.getState().status === 'offline') return;
    const photoId = showsPhoto(uid) ? accountPhotoId(user.photoURL, uid) : undefined;
    for (const group of state.data) {
      if (account()?.uid !== uid) return;
      await change(group, uid, photoId);
    }
    await forgetUnused(uid, state.data);
  }

  async function change(
    { id: groupId, data }: Doc<Group>,
    uid: string,
    photoId: string | undefined,
  ): Promise<void> {
    const wanted = wantedIn(data, uid, photoId);
    const attempt = `${groupId}/${wanted ?? ''}`;
    if (wanted === data.photos?.[uid] || failed.has(attempt)) return;
    const done = await (wanted === undefined
      ? hidePhoto(database, { groupId, uid })
      : sharePhoto(database, { groupId, uid, photoId: wanted, files: await files() }));
    // Without a connection, the next update repeats it.
    if (!done.ok && !done.error.code.startsWith('network/')) failed.add(attempt);
  }

  async function forgetUnused(uid: string, own: readonly Doc<Group>[]): Promise<void> {
    const known = onDevice.read(keyOf(uid), copiesSchema) ?? {};
    const shown = Object.fromEntries(
      own.flatMap(({ id, data }) => {
        const photoId = data.photos?.[uid];
        return photoId === undefined ? [] : [[id, photoId] as const];
      }),
    );
    const unused = Object.entries(known).filter(([groupId, id]) => shown[groupId] !== id);
    if (unused.length > 0) {
      const paths = unused.map(([groupId, id]) => photoCopyPath(groupId, uid, id));
      (await files()).remove(paths);
    }
    onDevice.keep(keyOf(uid), Object.keys(shown).length === 0 ? undefined : shown);
  }

  const ends = [auth.store.subscribe(follow), connection.subscribe(update), watchShowPhoto(update)];
  follow();
  return () => {
    ended = true;
    watched?.stop();
    for (const end of ends) end();
  };
}

/** Returns the photo that a group should show; an archived group takes no new one. */
function wantedIn(
  { seats, photos, archivedAt }: Group,
  uid: string,
  photoId: string | undefined,
): string | undefined {
  if (!Object.values(seats).includes(uid)) return undefined;
  return archivedAt === undefined || photos?.[uid] === photoId ? photoId : undefined;
}

async function inTurn(name: string, run: () => Promise<void>): Promise<void> {
  if (globalThis.navigator?.locks === undefined) await run();
  else await navigator.locks.request(name, run);
}
