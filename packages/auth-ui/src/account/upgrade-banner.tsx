import { useAuthMachine, useSession } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useAuthUi } from '../context/auth-ui-context.ts';

/** Props of {@link UpgradeBanner}. */
interface UpgradeBannerProps {
  /** Text that explains what a guest loses without an account. @default a general text */
  readonly text?: string;
}

/** Prompts a guest to secure the account; renders nothing for other users. */
export function UpgradeBanner({ text }: UpgradeBannerProps) {
  const t = useT();
  const { linkTo } = useAuthUi();
  const { send } = useAuthMachine();
  /** The account is secured on another page, perhaps by a link in an email; then this one follows. */
  function comeBack(): void {
    const { pathname, search, hash } = window.location;
    send({ type: 'RETURN_TO', path: pathname + search + hash });
  }
  if (useSession().status !== 'anonymous') return null;
  return (
    <Banner
      tone="warning"
      title={t('auth:upgradeTitle')}
      actions={
        <Button variant="primary" render={linkTo('signUp')} onClick={comeBack}>
          {t('auth:upgradeTitle')}
        </Button>
      }
    >
      {text ?? t('auth:upgradeText')}
    </Banner>
  );
}
