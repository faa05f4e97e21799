import { SignInScreen } from '@quits/auth-ui';
import { useTypedEmail } from './typed-email.ts';

/** Account creation; a guest is upgraded and keeps all data. */
export function SignUpScreen() {
  return <SignInScreen purpose="sign-up" email={useTypedEmail()} />;
}
