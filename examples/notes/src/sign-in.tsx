import { useSignIn } from '@quits/auth/react';
import { textOf } from './text-of.ts';

/** Sign in, sign up, or look around as a guest. */
export function SignIn() {
  const { error, signIn, signUp, startAsGuest } = useSignIn();
  const by = (act: typeof signIn) => (form: FormData) =>
    act(textOf(form, 'email'), textOf(form, 'password'));
  return (
    <form action={by(signIn)}>
      <input name="email" type="email" aria-label="E-mail" />
      <input name="password" type="password" aria-label="Password" />
      <button>Sign in</button>
      <button formAction={by(signUp)}>Sign up</button>
      <button formAction={startAsGuest}>Look around</button>
      <p role="alert">{error?.code}</p>
    </form>
  );
}
