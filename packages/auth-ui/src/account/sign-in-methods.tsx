import type { UserSnapshot } from '@quits/auth';
import { EmailPart } from './email-part.tsx';
import { FactorsPart } from './factors-part.tsx';
import { MethodsCard } from './methods-card.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** Sign-in methods of an account: providers, e-mail, password, second factors and sessions. */
export function SignInMethods({ user }: { readonly user: UserSnapshot }) {
  return (
    <MethodsCard user={user}>
      <EmailPart user={user} />
      <PasswordPart user={user} />
      <FactorsPart user={user} />
      <SessionsPart user={user} />
    </MethodsCard>
  );
}
