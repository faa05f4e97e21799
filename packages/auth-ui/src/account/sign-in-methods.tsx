import type { UserSnapshot } from '@quits/auth';
import { MethodParts } from './method-parts.tsx';
import { MethodsCard } from './methods-card.tsx';

/** Sign-in methods of an account: providers, e-mail, password, second factors and sessions. */
export function SignInMethods({ user }: { readonly user: UserSnapshot }) {
  return (
    <MethodsCard user={user}>
      <MethodParts user={user} />
    </MethodsCard>
  );
}
