import type { MultiFactorError } from 'firebase/auth';
import type { AuthFailure } from '../state/failure.ts';
import type { AuthReport } from '../transition/auth-event.ts';
import type { OperationContext } from './perform/operation-context.ts';
import { factorOf } from './snapshot.ts';
import { authErrors } from '../state/auth-errors.ts';

/** Additional data about a failure. */
type Explanation = Partial<
  Pick<Extract<AuthReport, { type: 'REJECTED' }>, 'error' | 'factors' | 'email' | 'items'>
>;

/**
 * Collects what the next flow needs to handle a failure: second factors, the account's email, the
 * number of a guest's items.
 */
export async function explainFailure(
  operationContext: OperationContext,
  caught: unknown,
  error: AuthFailure,
): Promise<Explanation> {
  const email = emailOf(caught) ?? typedEmail(operationContext);
  switch (error.code) {
    case 'auth/multi-factor-auth-required':
      return { email, ...(await secondFactor(operationContext, caught)) };
    case 'auth/credential-already-in-use':
      return { email, items: await operationContext.context.options.merge?.count() };
    default:
      return { email };
  }
}

/**
 * Handles a required second factor. While linking, the SDK loses the first factor, so the user has
 * to reauthenticate separately.
 */
async function secondFactor(
  operationContext: OperationContext,
  caught: unknown,
): Promise<Explanation> {
  const { sdk, secrets, context } = operationContext;
  // A merge signs in to the target account in a second app.
  const merges = secrets.operation?.type === 'merge' ? context.options.merge : undefined;
  const auth = (await merges?.secondAuth()) ?? operationContext.auth;
  try {
    const resolver = sdk.getMultiFactorResolver(auth, caught as MultiFactorError);
    secrets.resolver = resolver;
    return { factors: resolver.hints.map(factorOf) };
  } catch {
    return { error: authErrors.create('auth/requires-recent-login', { cause: caught }) };
  }
}

function emailOf(caught: unknown): string | undefined {
  const data: unknown =
    typeof caught === 'object' && caught !== null ? Reflect.get(caught, 'customData') : undefined;
  const email: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'email') : undefined;
  return typeof email === 'string' ? email : undefined;
}

function typedEmail({ secrets }: OperationContext): string | undefined {
  const { operation } = secrets;
  return operation && 'email' in operation ? operation.email : undefined;
}
