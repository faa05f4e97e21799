import { SignInScreen as SignIn } from '@quits/auth-ui';
import { useTypedEmail } from './typed-email.ts';

/** Sign-in with any method. */
export function SignInScreen() {
  return <SignIn purpose="sign-in" email={useTypedEmail()} />;
}
