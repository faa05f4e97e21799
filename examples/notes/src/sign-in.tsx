import { useSignIn } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { textOf } from './text-of.ts';

/** Sign in, sign up, or start as a guest. */
export function SignIn() {
  const t = useT();
  const errorText = useErrorText();
  const { error, signIn, signUp, startAsGuest } = useSignIn();
  const by = (act: typeof signIn) => (form: FormData) =>
    act(textOf(form, 'email'), textOf(form, 'password'));
  return (
    <form action={by(signIn)}>
      <input name="email" type="email" aria-label={t('auth:email')} />
      <input name="password" type="password" aria-label={t('auth:password')} />
      <button>{t('auth:signIn')}</button>
      <button formAction={by(signUp)}>{t('auth:signUp')}</button>
      <button formAction={startAsGuest}>{t('auth:startAsGuest')}</button>
      <p role="alert">{error && errorText(error)}</p>
    </form>
  );
}
