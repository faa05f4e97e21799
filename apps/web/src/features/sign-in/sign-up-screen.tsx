import { useSession, useSignIn } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Link } from '@quits/ui';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { GoOnWhenSignedIn } from '../../session/go-on-when-signed-in.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Making an account; a guest keeps everything and becomes it. */
export function SignUpScreen() {
  const t = useT();
  const guest = useSession().s === 'anonymous';
  const { busy, error, signUp } = useSignIn();
  const title = guest ? t('auth:upgradeTitle') : t('auth:signUp');
  useTitle(title);
  return (
    <GoOnWhenSignedIn guests="stay">
      <SignInCard
        title={title}
        {...(guest ? { lead: t('auth:upgradeText') } : {})}
        footer={
          <p>
            {t('auth:haveAccount')} <Link render={linkTo(paths.signIn())}>{t('auth:signIn')}</Link>
          </p>
        }
      >
        <CredentialsForm
          purpose="sign-up"
          busy={busy}
          error={error}
          onSubmit={(email, password) => signUp(email, password)}
        />
      </SignInCard>
    </GoOnWhenSignedIn>
  );
}
