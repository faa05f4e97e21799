import { type AuthMachine, isSignedIn } from '@quits/auth';
import { observeConnection, serverTimestamp, runTransaction } from '@quits/firestore';
import type { Database } from '../database.ts';
import { users } from './collections.ts';
import { type DevicePreferences, isSame, mergePreferences } from './preferences.ts';
import { rememberedProfile, rememberProfile } from './remembered-profile.ts';
import { firstCharacters, LIMITS } from '../limits.ts';

/**
 * Delay after a change, in milliseconds, because similar ones may follow, e.g. while a user tries
 * out languages.
 */
const REST = 1_000;

/** Dependencies of {@link keepProfile}. */
export interface KeepProfileOptions {
  readonly auth: Pick<AuthMachine, 'store'>;
  readonly database: Database;
  readonly preferences: DevicePreferences;
  readonly device: Storage | undefined;
  /** Returns whether the account is being deleted. */
  readonly isLeaving: () => boolean;
}

/**
 * Syncs an account's preferences across its devices through the account's profile document: on
 * sign-in, at startup, and after each change. Guests are skipped, since they have a single device.
 * A failed sync is repeated at the next occasion; the preferences always apply on this device.
 * Returns a function that stops it.
 */
export function keepProfile(options: KeepProfileOptions): () => void {
  const { auth, database, preferences, device, isLeaving } = options;
  const connection = observeConnection(database);
  let kept: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  /** Returns the signed-in account; undefined for guests and during an account deletion. */
  function account() {
    const { session } = auth.store.getState();
    return isSignedIn(session) && !session.user.isAnonymous && !isLeaving()
      ? session.user
      : undefined;
  }

  async function keep(): Promise<void> {
    const user = account();
    if (user === undefined || connection.getState().status === 'offline') return;
    const { uid, displayName, photoURL } = user;
    const here = preferences.get();
    const before = rememberedProfile(device, uid);
    const named = {
      displayName: firstCharacters(displayName ?? '', LIMITS.text.profileName),
      photoURL: photoURL ?? null,
    };
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
    // Keep choices made on this device in the meantime; the next sync stores them.
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
      const now = isSignedIn(session) ? session.user : undefined;
      const then = isSignedIn(last) ? last.user : undefined;
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
