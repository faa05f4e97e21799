import { ResetPasswordScreen as ResetPassword } from '@quits/auth-ui';
import { useTypedEmail } from './typed-email.ts';

/** Requests an email that resets the password. */
export function ResetPasswordScreen() {
  return <ResetPassword email={useTypedEmail()} />;
}
