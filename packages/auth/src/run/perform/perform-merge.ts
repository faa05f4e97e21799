import type { Auth, User } from 'firebase/auth';
import type { Operation, OperationResult } from '../../transition/operation.ts';
import { isGuest } from '../is-guest.ts';
import { requireUser, type OperationContext } from './operation-context.ts';
import { authErrors } from '../../state/auth-errors.ts';

/**
 * Runs one step of a merge; each is repeatable after an interruption. @throws the provider's or the
 * app's error
 */
export async function performMerge(
  operationContext: OperationContext,
  { step, guestUid, from }: Extract<Operation, { type: 'merge' }>,
): Promise<OperationResult> {
  const { auth, sdk, flowSecrets, context } = operationContext;
  const { merge } = context.options;
  if (merge === undefined) throw authErrors.create('session/merge-failed');
  switch (step) {
    case 'exporting':
      await merge.exportGuest(guestUid);
      return {};
    case 'signingIn': {
      // In a second app: the guest stays signed in until all data has been imported.
      const { credential, password, customToken } = flowSecrets.of(from);
      if (customToken !== undefined) {
        const { user } = await sdk.signInWithCustomToken(await merge.secondAuth(), customToken);
        return { accountUid: user.uid };
      }
      const held = password
        ? sdk.EmailAuthProvider.credential(password.email, password.password)
        : credential;
      if (held === undefined) throw authErrors.create('session/merge-failed');
      const { user } = await sdk.signInWithCredential(await merge.secondAuth(), held);
      return { accountUid: user.uid };
    }
    case 'importing':
      await merge.importGuest(await merge.secondAuth(), guestUid);
      return {};
    case 'switching': {
      const second = await merge.secondAuth();
      if (second.currentUser === null) throw authErrors.create('session/merge-failed');
      const guest = auth.currentUser;
      await sdk.updateCurrentUser(auth, second.currentUser);
      if (guest !== null && isGuest(context, guest))
        await removeGuest(operationContext, second, guest);
      return {};
    }
    case 'cleaning':
      requireUser(operationContext);
      await merge.cleanUp(guestUid);
      return {};
    default:
      return step satisfies never;
  }
}

/** Deletes the guest in the second app, because deleting a user signs its app out. */
async function removeGuest({ sdk }: OperationContext, second: Auth, guest: User): Promise<void> {
  try {
    await sdk.updateCurrentUser(second, guest);
    await second.currentUser?.delete();
  } catch {
    // The remaining guest account has no data and can't be reached again.
  }
}
