import { appError } from '@quits/errors';
import type { Operation, OperationResult } from '../../transition/operation.ts';
import { requireUser, type Bench } from './bench.ts';

/** Carries out one step of a merge; each may be done again after it was cut off. @throws the provider's or the app's error */
export async function performMerge(
  bench: Bench,
  { step, guestUid, from }: Extract<Operation, { op: 'merge' }>,
): Promise<OperationResult> {
  const { auth, sdk, vault, context } = bench;
  const { merge } = context.options;
  if (merge === undefined) throw appError('session/merge-failed');
  switch (step) {
    case 'exporting':
      await merge.exportGuest(guestUid);
      return {};
    case 'signingIn': {
      // In a second app: the guest stays signed in until everything has arrived.
      const { credential, password } = vault.of(from);
      const held = password
        ? sdk.EmailAuthProvider.credential(password.email, password.password)
        : credential;
      if (held === undefined) throw appError('session/merge-failed');
      const { user } = await sdk.signInWithCredential(await merge.secondAuth(), held);
      return { accountUid: user.uid };
    }
    case 'importing':
      await merge.importInto(await merge.secondAuth(), guestUid);
      return {};
    case 'switching': {
      const { currentUser } = await merge.secondAuth();
      if (currentUser === null) throw appError('session/merge-failed');
      await sdk.updateCurrentUser(auth, currentUser);
      return {};
    }
    case 'cleaning':
      requireUser(bench);
      await merge.cleanUp(guestUid);
      return {};
    default:
      return step satisfies never;
  }
}
