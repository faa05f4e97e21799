import { EntryScreen } from './entry-screen.tsx';

/** Signing in, by whichever way. */
export function SignInScreen() {
  return <EntryScreen purpose="sign-in" />;
}
