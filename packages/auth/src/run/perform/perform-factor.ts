import type { MultiFactorAssertion, TotpSecret } from 'firebase/auth';
import type { Operation, OperationResult } from '../../transition/operation.ts';
import { verifierOf } from './apply-credential.ts';
import { requireUser, type Bench } from './bench.ts';
import { authErrors } from '../../state/auth-errors.ts';

type FactorOperation = Extract<
  Operation,
  {
    op: 'sendFactorSms' | 'verifyFactor' | 'startTotp' | 'sendEnrolSms' | 'finishEnrol' | 'unenrol';
  }
>;

/** Carries out what concerns second factors. @throws the provider's error */
export async function performFactor(
  bench: Bench,
  operation: FactorOperation,
): Promise<OperationResult> {
  const { auth, sdk, secrets } = bench;
  switch (operation.op) {
    case 'sendFactorSms': {
      const { resolver } = secrets;
      const multiFactorHint = resolver?.hints.find(({ uid }) => uid === operation.factor);
      if (resolver === undefined || multiFactorHint === undefined) throw lost();
      secrets.verificationId = await new sdk.PhoneAuthProvider(auth).verifyPhoneNumber(
        { multiFactorHint, session: resolver.session },
        verifierOf(bench),
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
          : phoneAssertion(bench, code),
      );
      return { accountUid: user.uid };
    }
    case 'startTotp': {
      const user = requireUser(bench);
      const session = await sdk.multiFactor(user).getSession();
      secrets.totp = await sdk.TotpMultiFactorGenerator.generateSecret(session);
      return secretOf(bench, secrets.totp);
    }
    case 'sendEnrolSms': {
      const session = await sdk.multiFactor(requireUser(bench)).getSession();
      secrets.verificationId = await new sdk.PhoneAuthProvider(auth).verifyPhoneNumber(
        { phoneNumber: operation.phoneNumber, session },
        verifierOf(bench),
      );
      return {};
    }
    case 'finishEnrol': {
      const { kind, code, name } = operation;
      if (kind === 'enrolTotp' && secrets.totp === undefined) throw lost();
      const assertion =
        secrets.totp !== undefined && kind === 'enrolTotp'
          ? sdk.TotpMultiFactorGenerator.assertionForEnrollment(secrets.totp, code)
          : phoneAssertion(bench, code);
      await sdk.multiFactor(requireUser(bench)).enroll(assertion, name);
      delete secrets.totp;
      return {};
    }
    case 'unenrol':
      await sdk.multiFactor(requireUser(bench)).unenroll(operation.factor);
      return {};
    default:
      return operation satisfies never;
  }
  function lost() {
    return authErrors.create('session/second-factor-lost');
  }
}

function phoneAssertion({ sdk, secrets }: Bench, code: string): MultiFactorAssertion {
  const credential = sdk.PhoneAuthProvider.credential(secrets.verificationId ?? '', code);
  return sdk.PhoneMultiFactorGenerator.assertion(credential);
}

function secretOf({ auth, context }: Bench, secret: TotpSecret): OperationResult {
  const account = auth.currentUser?.email ?? auth.currentUser?.uid ?? '';
  const uri = secret.generateQrCodeUrl(account, context.options.appName ?? auth.app.name);
  return { secret: { uri, key: secret.secretKey } };
}
