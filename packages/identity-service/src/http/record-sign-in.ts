import { HttpError, networkOf, type HttpCall } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import { type Body, isBody, textField } from '../protocol/body.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { decodeJwt } from '../token/jwt.ts';
import { canonicalEmail } from '../user/email.ts';
import type { KnownCall } from './known-fields.ts';

/** Calls that sign in, each with the method that is recorded if it is refused. */
const METHODS: Partial<Readonly<Record<KnownCall, (body: Body) => string>>> = {
  'mfaSignIn:finalize': () => 'second-factor',
  signInWithCustomToken: () => 'custom',
  signInWithEmailLink: () => 'emailLink',
  signInWithIdp: providerOf,
  signInWithPassword: () => 'password',
  signInWithPhoneNumber: () => 'phone',
  signUp: (body) => (textField(body, 'email') === undefined ? 'anonymous' : 'password'),
};

/** Runs a call, and records it if it signs someone in or refuses to. */
export async function recorded(
  context: IdentityContext,
  call: HttpCall,
  { name, body }: { readonly name: KnownCall; readonly body: Body },
  run: () => Promise<IdentityReply> | IdentityReply,
): Promise<IdentityReply> {
  const methodOf = METHODS[name];
  const { recordSignIn } = context;
  // With an ID token, the call adds a sign-in method to an account.
  if (methodOf === undefined || recordSignIn === undefined || body['idToken'] !== undefined) {
    return run();
  }
  const address = networkOf(call.address);
  try {
    const reply = await run();
    const claims = decodeJwt(String(reply['idToken']))?.claims;
    const firebase = claims?.['firebase'];
    if (claims !== undefined && isBody(firebase)) {
      recordSignIn(
        {
          event: 'signed-in',
          uid: String(claims['sub']),
          method: String(firebase['sign_in_provider']),
          isNew: name === 'signUp' || reply['isNewUser'] === true,
        },
        address,
      );
    }
    return reply;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== undefined) {
      const uid = accountOf(context, body);
      const who = uid === undefined ? {} : { uid };
      recordSignIn({ event: 'sign-in-refused', ...who, method: methodOf(body), reason }, address);
    }
    throw error;
  }
}

/** Returns the account whose address was entered. */
function accountOf(context: IdentityContext, body: Body): string | undefined {
  const email = textField(body, 'email');
  return email === undefined ? undefined : context.users.byEmail(canonicalEmail(email))?.uid;
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof IdentityError) return error.code.slice(0, 100);
  return error instanceof HttpError ? String(error.status) : undefined;
}

function providerOf(body: Body): string {
  const form = new URLSearchParams(textField(body, 'postBody'));
  return (form.get('providerId') ?? 'provider').slice(0, 100);
}
