import { toAppError } from '@quits/errors';
import { createGroup } from '@quits/product/group/create-group.ts';
import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  signInAnonymously,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { refusalOf } from '../refusal.ts';
import { check, groupOf, taken, type World } from '../world.ts';
import type { Journey } from './journey.ts';

/** Accounts: without one, with a password, and from the one to the other. */
export const accountJourneys: readonly Journey[] = [
  {
    id: 'guest',
    title: 'start as a guest and create a group',
    needs: [],
    play: startAsGuest,
  },
  {
    id: 'password',
    title: 'sign up with a password, sign out and in again',
    needs: [],
    play: signUp,
  },
  {
    id: 'link',
    title: 'add a password to a guest, who keeps the group',
    needs: ['guest'],
    play: upgrade,
  },
];

async function startAsGuest(world: World): Promise<void> {
  const { ana, groupIds } = world;
  const { user } = await ana.signIn((auth) => signInAnonymously(auth));
  check(user.isAnonymous, 'The guest has an account.');
  // Identifies leftover accounts.
  await updateProfile(user, { displayName: `quits-verify-${world.run}` });
  const { groupId, write } = createGroup(ana.database, ana.uid(), {
    name: `quits-verify-${world.run}`,
    emoji: '🧪',
    currency: 'EUR',
    ownName: 'Ana',
    others: ['Cy'],
  });
  groupIds.push(groupId);
  try {
    await taken(ana.database, write);
  } catch (error) {
    // A write refused by the rules left nothing to remove.
    if (refusalOf(error) === 'rules') groupIds.pop();
    throw error;
  }
  const { data } = await groupOf(ana, groupId);
  check(data.roles[ana.uid()] === 'owner', 'The guest does not own the group.');
}

async function signUp(world: World): Promise<void> {
  const { ben, stranger, password } = world;
  for (const [name, device] of [
    ['ben', ben],
    ['stranger', stranger],
  ] as const) {
    // Fails if the account exists, so that the run never signs in to another user's account.
    const sign = createUserWithEmailAndPassword;
    await device.signIn((auth) => sign(auth, world.emailOf(name), password));
  }
  await ben.auth.signOut();
  const again = signInWithEmailAndPassword;
  await ben.signIn((auth) => again(auth, world.emailOf('ben'), password));
  await refusedSignIn(world, 'ben', 'not-the-password');
}

async function upgrade(world: World): Promise<void> {
  const { ana, password, groupId } = world;
  const guest = ana.auth.currentUser;
  if (guest === null) throw new Error('The guest is gone.');
  const credential = EmailAuthProvider.credential(world.emailOf('ana'), password);
  const linked = await ana.signIn(() => linkWithCredential(guest, credential));
  check(linked.user.uid === guest.uid, 'The guest became somebody else.');
  check(!linked.user.isAnonymous, 'The account is still a guest.');
  await groupOf(ana, groupId);
}

/** @throws {Error} if a disabled or deleted account can sign in */
export async function refusedSignIn(world: World, name: string, password: string): Promise<string> {
  try {
    await signInWithEmailAndPassword(world.stranger.auth, world.emailOf(name), password);
  } catch (cause) {
    const { code } = toAppError(cause);
    const isWrong =
      cause instanceof Error &&
      /invalid-credential|user-not-found|wrong-password|invalid-login/.test(cause.message);
    if (!isWrong) throw cause;
    return code;
  }
  throw new Error(`${name} can sign in with ${password}.`);
}
