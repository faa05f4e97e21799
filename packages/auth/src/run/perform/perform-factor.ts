import type { MultiFactorAssertion, TotpSecret } from 'firebase/auth';
import type { Operation, OperationResult } from '../../transition/operation.ts';
import { verifierOf } from './apply-credential.ts';
import { requireUser, type OperationContext } from './operation-context.ts';
import { authErrors } from '../../state/auth-errors.ts';

type FactorOperation = Extract<
  Operation,
  {
    type:
      | 'sendFactorSms'
      | 'verifyFactor'
      | 'startTotp'
      | 'sendEnrollSms'
      | 'finishEnroll'
      | 'unenroll';
  }
>;

/** Runs an operation on second factors. @throws the provider's error */
export async function performFactor(
  operationContext: OperationContext,
  operation: FactorOperation,
): Promise<OperationResult> {
  const { auth, sdk, secrets } = operationContext;
  switch (operation.type) {
    case 'sendFactorSms': {
      const { resolver } = secrets;
      const multiFactorHint = resolver?.hints.find(({ uid }) => uid === operation.factor);
      if (resolver === undefined || multiFactorHint === undefined) throw lost();
      secrets.verificationId = await new sdk.PhoneAuthProvider(auth).verifyPhoneNumber(
        { multiFactorHint, session: resolver.session },
        verifierOf(operationContext),
      );
      return {};
    }
    case 'verifyFactor': {
      const { resolver } = secrets;
      const hint = resolver?.hints.find(({ uid }) => uid === operation.factor);
      if (resolver === undefined || hint === undefined) throw lost();
      const { code } = operation;
      const { user } = await resolver.resolveSignIn(
        hint.factorId === 'totp'
          ? sdk.TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code)
          : phoneAssertion(operationContext, code),
      );
      return { accountUid: user.uid };
    }
    case 'startTotp': {
      const user = requireUser(operationContext);
      const session = await sdk.multiFactor(user).getSession();
      secrets.totp = await sdk.TotpMultiFactorGenerator.generateSecret(session);
      return secretOf(operationContext, secrets.totp);
    }
    case 'sendEnrollSms': {
      const session = await sdk.multiFactor(requireUser(operationContext)).getSession();
      secrets.verificationId = await new sdk.PhoneAuthProvider(auth).verifyPhoneNumber(
        { phoneNumber: operation.phoneNumber, session },
        verifierOf(operationContext),
      );
      return {};
    }
    case 'finishEnroll': {
      const { method, code, name } = operation;
      if (method === 'enrollTotp' && secrets.totp === undefined) throw lost();
      const assertion =
        secrets.totp !== undefined && method === 'enrollTotp'
          ? sdk.TotpMultiFactorGenerator.assertionForEnrollment(secrets.totp, code)
          : phoneAssertion(operationContext, code);
      await sdk.multiFactor(requireUser(operationContext)).enroll(assertion, name);
      delete secrets.totp;
      return {};
    }
    case 'unenroll':
      await sdk.multiFactor(requireUser(operationContext)).unenroll(operation.factor);
      return {};
    default:
      return operation satisfies never;
  }
  function lost() {
    return authErrors.create('session/second-factor-lost');
  }
}

function phoneAssertion({ sdk, secrets }: OperationContext, code: string): MultiFactorAssertion {
  const credential = sdk.PhoneAuthProvider.credential(secrets.verificationId ?? '', code);
  return sdk.PhoneMultiFactorGenerator.assertion(credential);
}

function secretOf({ auth, context }: OperationContext, secret: TotpSecret): OperationResult {
  const account = auth.currentUser?.email ?? auth.currentUser?.uid ?? '';
  const uri = secret.generateQrCodeUrl(account, context.options.appName ?? auth.app.name);
  return { secret: { uri, key: secret.secretKey } };
}
