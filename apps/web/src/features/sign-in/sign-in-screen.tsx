import { SignInScreen as SignIn } from '@quits/auth-ui';
import { useTypedEmail } from './typed-email.ts';

/** Signing in, by whichever way. */
export function SignInScreen() {
  return <SignIn purpose="sign-in" email={useTypedEmail()} />;
}
