import { useEmailLink } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Button } from '@quits/ui';
import { useProviders } from '../context/use-providers.ts';
import { ProviderButton } from '../forms/provider-button.tsx';
import styles from './sign-in-card.module.css';

/** Props of {@link OtherWays}. */
export interface OtherWaysProps {
  /** Opens the form that sends a sign-in link. */
  readonly onEmailLink: () => void;
}

/** All sign-in methods besides a password, and the state of the chosen one. */
export function OtherWays({ onEmailLink }: OtherWaysProps) {
  const t = useT();
  const link = useEmailLink();
  const providers = useProviders();
  return (
    <div className={styles['ways']}>
      <p className={styles['or']}>{t('auth:or')}</p>
      {providers.map((id) => (
        <ProviderButton key={id} providerId={id} />
      ))}
      <Button fullWidth disabled={link.busy} onClick={onEmailLink}>
        {t('auth:withEmailLink')}
      </Button>
    </div>
  );
}
