import { useSignIn } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Link } from '@quits/ui';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { GoOnWhenSignedIn } from '../../session/go-on-when-signed-in.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Signing in with e-mail and password. */
export function SignInScreen() {
  const t = useT();
  const { busy, error, signIn } = useSignIn();
  useTitle(t('auth:signIn'));
  return (
    <GoOnWhenSignedIn guests="stay">
      <SignInCard
        title={t('auth:signIn')}
        footer={
          <p>
            {t('auth:noAccountYet')} <Link render={linkTo(paths.signUp())}>{t('auth:signUp')}</Link>
          </p>
        }
      >
        <CredentialsForm purpose="sign-in" busy={busy} error={error} onSubmit={signIn} />
      </SignInCard>
    </GoOnWhenSignedIn>
  );
}
