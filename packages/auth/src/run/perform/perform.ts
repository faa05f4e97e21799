import type { Operation, OperationResult } from '../../transition/operation.ts';
import type { Bench } from './bench.ts';
import { performEntry } from './perform-entry.ts';
import { performPopup, performRedirect } from './perform-oauth.ts';

/** Carries out an operation. @throws the provider's error */
export async function perform(
  bench: Bench,
  operation: Operation,
  focusBack: () => void,
): Promise<OperationResult> {
  switch (operation.op) {
    case 'guest':
    case 'signIn':
    case 'signUp':
    case 'customToken':
    case 'sendLink':
    case 'completeLink':
    case 'sendSms':
    case 'verifySms':
    case 'linkHeld':
    case 'switchHeld':
    case 'reauthPassword':
      await performEntry(bench, operation);
      return {};
    case 'popup':
      await performPopup(bench, operation, focusBack);
      return {};
    case 'redirect':
      await performRedirect(bench, operation);
      return {};
    // The rest is rare: each kind is a chunk of its own.
    case 'startTotp':
    case 'sendFactorSms':
    case 'verifyFactor':
    case 'sendEnrolSms':
    case 'finishEnrol':
    case 'unenrol': {
      const { performFactor } = await import('./perform-factor.ts');
      return performFactor(bench, operation);
    }
    case 'merge': {
      const { performMerge } = await import('./perform-merge.ts');
      return performMerge(bench, operation);
    }
    case 'checkAction':
    case 'applyAction':
    case 'sendReset':
    case 'sendVerification':
    case 'changeEmail':
    case 'changePassword':
    case 'updateProfile':
    case 'unlink':
    case 'deleteData':
    case 'deleteUser': {
      const { performAccount } = await import('./perform-account.ts');
      return performAccount(bench, operation);
    }
    default:
      return operation satisfies never;
  }
}
