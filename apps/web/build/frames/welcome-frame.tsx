import { WelcomeView } from '../../src/features/welcome/welcome-view.tsx';
import { paths } from '../../src/routing/paths.ts';
import { linkTo } from './link-to.tsx';

/** The start page; the sections that load later are empty. */
export function WelcomeFrame() {
  return (
    <WelcomeView
      starting={undefined}
      onStart={() => undefined}
      renderSignIn={linkTo(paths.signIn())}
      renderSignUp={linkTo(paths.signUp())}
    />
  );
}
