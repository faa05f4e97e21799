import { EntryScreen } from './entry-screen.tsx';

/** Making an account; a guest keeps everything and becomes it. */
export function SignUpScreen() {
  return <EntryScreen purpose="sign-up" />;
}
