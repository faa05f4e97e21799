import { ResetPasswordScreen as ResetPassword } from '@quits/auth-ui';
import { useTypedEmail } from './typed-email.ts';

/** Asks for a mail that resets the password. */
export function ResetPasswordScreen() {
  return <ResetPassword email={useTypedEmail()} />;
}
