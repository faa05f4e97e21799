import type { Operation, OperationResult } from '../../transition/operation.ts';
import type { Bench } from './bench.ts';
import { performAccount } from './perform-account.ts';
import { performEntry } from './perform-entry.ts';
import { performFactor } from './perform-factor.ts';
import { performMerge } from './perform-merge.ts';
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
    case 'startTotp':
      await performFactor(bench, operation);
      return secretOf(bench);
    case 'sendFactorSms':
    case 'verifyFactor':
    case 'sendEnrolSms':
    case 'finishEnrol':
    case 'unenrol':
      await performFactor(bench, operation);
      return {};
    case 'merge':
      await performMerge(bench, operation);
      return {};
    case 'checkAction':
    case 'applyAction':
    case 'sendReset':
    case 'sendVerification':
    case 'changeEmail':
    case 'changePassword':
    case 'updateProfile':
    case 'unlink':
    case 'deleteData':
    case 'deleteUser':
      return performAccount(bench, operation);
    default:
      return operation satisfies never;
  }
}

function secretOf({ auth, secrets, context }: Bench): OperationResult {
  if (secrets.totp === undefined) return {};
  const account = auth.currentUser?.email ?? auth.currentUser?.uid ?? '';
  const uri = secrets.totp.generateQrCodeUrl(account, context.options.appName ?? auth.app.name);
  return { secret: { uri, key: secrets.totp.secretKey } };
}
