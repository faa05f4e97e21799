import type { UserSnapshot } from '@quits/auth';
import { EmailPart } from './email-part.tsx';
import { FactorsPart } from './factors-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

/**
 * E-mail, password, second factors and sessions of an account, as contents of {@link MethodsCard}. Everything in it needs a
 * connection, so an app can load it on demand.
 */
export function MethodParts({ user }: { readonly user: UserSnapshot }) {
  return (
    <>
      <EmailPart user={user} />
      <PasswordPart user={user} />
      <FactorsPart user={user} />
      <SessionsPart user={user} />
    </>
  );
}
