import type { UserSnapshot } from '@quits/auth';
import { EmailPart } from './email-part.tsx';
import { FactorsPart } from './factors-part.tsx';
import { MethodsCard } from './methods-card.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** Every way back into an account: its methods, e-mail, password, second factors and sessions. */
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
