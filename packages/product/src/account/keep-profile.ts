import { type AuthMachine, isActive } from '@quits/auth';
import { observeConnection, serverTimestamp, runTransaction } from '@quits/firestore';
import type { Database } from '../database.ts';
import { users } from './collections.ts';
import { type DevicePreferences, isSame, mergePreferences } from './preferences.ts';
import { rememberedProfile, rememberProfile } from './remembered-profile.ts';

/** After a change others of the same kind may follow, e.g. while someone tries out languages; in milliseconds. */
const REST = 1_000;

/** What {@link keepProfile} works with. */
export interface KeepProfileOptions {
  readonly auth: Pick<AuthMachine, 'store'>;
  readonly database: Database;
  readonly preferences: DevicePreferences;
  readonly device: Storage | undefined;
  /** Whether the account is being deleted. */
  readonly isLeaving: () => boolean;
}

/**
 * Keeps the choices of an account the same on all of its devices, by the account's own document: when someone signs in or
 * starts the app, and after each change. A guest has one device only. What cannot be done now is done the next time: the
 * choices hold on this device in any case. Returns what ends it.
 */
export function keepProfile(options: KeepProfileOptions): () => void {
  const { auth, database, preferences, device, isLeaving } = options;
  const connection = observeConnection(database);
  let kept: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  /** Whoever is signed in with an account, by all that the document says of them. */
  function account() {
    const { session } = auth.store.getState();
    return isActive(session) && !session.user.isAnonymous && !isLeaving()
      ? session.user
      : undefined;
  }

  async function keep(): Promise<void> {
    const user = account();
    if (user === undefined || connection.getState().status === 'offline') return;
    const { uid, displayName, photoURL } = user;
    const here = preferences.get();
    const before = rememberedProfile(device, uid);
    const named = { displayName: (displayName ?? '').slice(0, 80), photoURL: photoURL ?? null };
    const outcome = await runTransaction(database, async ({ get }) => {
      const there = await get(users, {}, uid);
      const chosen = there === undefined ? here : mergePreferences(here, there, before);
      return {
        value: chosen,
        write(batch) {
          const profile = { ...named, ...chosen };
          if (there === undefined) {
            batch.create(users, {}, uid, { ...profile, createdAt: serverTimestamp() });
          } else if (
            !isSame(chosen, there) ||
            there.displayName !== named.displayName ||
            there.photoURL !== named.photoURL
          ) {
            batch.update(users, {}, uid, profile);
          }
        },
      };
    });
    if (!outcome.ok || ended || account()?.uid !== uid) return;
    kept = uid;
    rememberProfile(device, uid, outcome.value);
    // What was chosen here in the meantime stays, and is kept next.
    preferences.apply(mergePreferences(preferences.get(), outcome.value, here));
  }

  function soon(): void {
    clearTimeout(timer);
    if (account() !== undefined) timer = setTimeout(() => void keep(), REST);
  }

  const ends = [
    preferences.subscribe(soon),
    connection.subscribe(() => kept !== account()?.uid && soon()),
    auth.store.subscribe(({ session }, { session: last }) => {
      const now = isActive(session) ? session.user : undefined;
      const then = isActive(last) ? last.user : undefined;
      if (now?.uid !== then?.uid) kept = undefined;
      if (now !== then) soon();
    }),
  ];
  soon();
  return () => {
    ended = true;
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
