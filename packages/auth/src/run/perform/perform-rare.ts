import type { Operation, OperationResult } from '../../transition/operation.ts';
import type { Bench } from './bench.ts';
import { performEntry } from './perform-entry.ts';
import { performRedirect } from './perform-redirect.ts';

type RareOperation = Exclude<Operation, { op: 'guest' | 'signIn' | 'signUp' | 'popup' }>;

/** Carries out an operation that few visits need; each kind of the rarest is a chunk of its own. @throws the provider's error */
export async function performRare(
  bench: Bench,
  operation: RareOperation,
): Promise<OperationResult> {
  switch (operation.op) {
    case 'customToken':
    case 'sendLink':
    case 'completeLink':
    case 'sendSms':
    case 'verifySms':
    case 'linkHeld':
    case 'switchHeld':
    case 'reauthPassword':
      return performEntry(bench, operation);
    case 'redirect':
      await performRedirect(bench, operation);
      return {};
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
    case 'signOutOthers':
    case 'deleteData':
    case 'deleteUser': {
      const { performAccount } = await import('./perform-account.ts');
      return performAccount(bench, operation);
    }
    default:
      return operation satisfies never;
  }
}
