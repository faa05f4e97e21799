import type { Operation, OperationResult } from '../../transition/operation.ts';
import type { OperationContext } from './operation-context.ts';
import { performCommon } from './perform-common.ts';
import { performPopup } from './perform-popup.ts';

/**
 * Runs an operation; loads the code of all but the common ones on demand. @throws the provider's
 * error
 */
export async function perform(
  operationContext: OperationContext,
  operation: Operation,
  focusBack: () => void,
): Promise<OperationResult> {
  switch (operation.type) {
    case 'guest':
    case 'signIn':
    case 'signUp':
      await performCommon(operationContext, operation);
      return {};
    case 'popup':
      await performPopup(operationContext, operation, focusBack);
      return {};
    case 'customToken':
    case 'sendLink':
    case 'completeLink':
    case 'sendSms':
    case 'verifySms':
    case 'linkHeld':
    case 'switchHeld':
    case 'reauthPassword': {
      const { performEntry } = await import('./perform-entry.ts');
      return performEntry(operationContext, operation);
    }
    case 'redirect': {
      const { performRedirect } = await import('./perform-redirect.ts');
      await performRedirect(operationContext, operation);
      return {};
    }
    case 'startTotp':
    case 'sendFactorSms':
    case 'verifyFactor':
    case 'sendEnrollSms':
    case 'finishEnroll':
    case 'unenroll': {
      const { performFactor } = await import('./perform-factor.ts');
      return performFactor(operationContext, operation);
    }
    case 'merge': {
      const { performMerge } = await import('./perform-merge.ts');
      return performMerge(operationContext, operation);
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
      return performAccount(operationContext, operation);
    }
    default:
      return operation satisfies never;
  }
}
