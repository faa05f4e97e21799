import type { UserSnapshot } from '@quits/auth';
import { useUnlinkProvider } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Card, List, ListRow } from '@quits/ui';
import type { ReactNode } from 'react';
import { useProviderName } from '../context/use-provider-name.ts';
import { useProviders } from '../context/use-providers.ts';
import { ProviderButton } from '../forms/provider-button.tsx';
import { hasPassword } from './has-password.ts';
import styles from './account.module.css';

/** Props of {@link MethodsCard}. */
export interface MethodsCardProps {
  /** Account whose methods are shown. */
  readonly user: UserSnapshot;
  /** Parts for individual methods. */
  readonly children: ReactNode;
}

/** Sign-in methods: the account's methods, and adding another; the last one can't be removed. */
export function MethodsCard({ user, children }: MethodsCardProps) {
  const t = useT();
  const errorText = useErrorText();
  const { error, busy, unlink } = useUnlinkProvider();
  const providerName = useProviderName();
  const { methods } = user;
  const isLast = methods.length <= 1;
  const missing = useProviders().filter((id) =>
    methods.every(({ providerId }) => providerId !== id),
  );

  function nameOf(providerId: string): string {
    if (providerId === 'password') {
      return t(hasPassword(user) ? 'auth:password' : 'account:emailLink');
    }
    return providerId === 'phone' ? t('auth:phone') : providerName(providerId);
  }

  return (
    <Card title={t('account:methods')}>
      <div className={styles['form']}>
        {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
        <List>
          {methods.map(({ providerId, email }) => {
            const method = nameOf(providerId);
            return (
              <ListRow
                key={providerId}
                title={method}
                description={isLast ? t('account:lastMethod') : (email ?? '')}
                action={
                  isLast ? undefined : (
                    <Button
                      size="small"
                      loading={busy}
                      aria-label={t('account:removeMethod', { method })}
                      onClick={() => unlink(providerId)}
                    >
                      {t('common:remove')}
                    </Button>
                  )
                }
              />
            );
          })}
        </List>
        {missing.map((id) => (
          <ProviderButton key={id} providerId={id} />
        ))}
      </div>
      {children}
    </Card>
  );
}
