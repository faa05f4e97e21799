'use client';
import { useAuthState, useSession, useSignIn } from '@quits/auth/react';
import { Button, TextField } from '@quits/ui';
import { useEffect } from 'react';

/** Sign in or sign up; opens the memo once the server has the session. */
export default function SignInPage() {
  const { error, signIn, signUp } = useSignIn();
  const hasCookie = useAuthState(({ token }) => token.status === 'idle' && token.postedAt > 0);
  useEffect(() => {
    if (hasCookie) location.replace('/');
  }, [hasCookie]);
  const by = (act: typeof signIn) => (form: FormData) =>
    act(String(form.get('email')), String(form.get('password')));
  if (useSession().status !== 'signedOut') return null; // unknown yet, or about to leave
  return (
    <form action={by(signIn)} style={{ display: 'grid', gap: '1rem' }}>
      <TextField label="Email" name="email" type="email" required />
      <TextField label="Password" name="password" type="password" required />
      <Button type="submit">Sign in</Button>
      <Button type="submit" formAction={by(signUp)}>
        Create account
      </Button>
      <p role="alert">{error && `That did not work: ${error.code}`}</p>
    </form>
  );
}
