import { SignInScreen } from '@quits/auth-ui';
import { useTypedEmail } from './typed-email.ts';

/** Making an account; a guest keeps everything and becomes it. */
export function SignUpScreen() {
  return <SignInScreen purpose="sign-up" email={useTypedEmail()} />;
}
