import { useAuthMachine, useFlowOf, useSession, useSignOut, useUser } from '@quits/auth/react';
import { locales, nativeName } from '@quits/i18n';
import { useI18n, useLocale, useT } from '@quits/i18n/react';
import { Banner, Button, Card, Select } from '@quits/ui';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import styles from './account-screen.module.css';

/** Who one is here, how to come back on another device, language, and the way out. */
export function AccountScreen() {
  const t = useT();
  const user = useUser();
  const guest = useSession().s === 'anonymous';
  useTitle(t('account:title'));
  return (
    <div className={styles['root']}>
      <h1>{t('account:title')}</h1>
      {guest ? (
        <Banner
          tone="warning"
          title={t('auth:upgradeTitle')}
          actions={
            <Button kind="primary" render={linkTo(paths.signUp())}>
              {t('auth:upgradeTitle')}
            </Button>
          }
        >
          {t('auth:upgradeText')}
        </Banner>
      ) : (
        <p>{user?.email}</p>
      )}
      <Language />
      <LeaveCard />
    </div>
  );
}

function Language() {
  const t = useT();
  const i18n = useI18n();
  const { locale } = useLocale();
  return (
    <Select
      label={t('common:language')}
      value={locale}
      options={locales.map((code) => ({ value: code, label: nativeName(code) }))}
      onValueChange={(value) => {
        const chosen = locales.find((code) => code === value);
        if (chosen !== undefined) void i18n.setLocale(chosen);
      }}
    />
  );
}

function LeaveCard() {
  const t = useT();
  const signOut = useSignOut();
  const { send } = useAuthMachine();
  const asking = useFlowOf('signOut');
  const guest = useSession().s === 'anonymous';
  if (asking !== undefined) {
    return (
      <Banner
        tone="danger"
        title={t('auth:pendingWritesTitle')}
        actions={
          <>
            <Button kind="danger" onClick={() => signOut({ force: true })}>
              {t('auth:signOutAnyway')}
            </Button>
            <Button onClick={() => send({ type: 'CANCEL' })}>{t('common:cancel')}</Button>
          </>
        }
      >
        {t('auth:pendingWritesText')}
      </Banner>
    );
  }
  return (
    <Card>
      {guest ? <p>{t('account:guestLeaves')}</p> : null}
      <Button kind={guest ? 'danger' : 'secondary'} onClick={() => signOut()}>
        {t('auth:signOut')}
      </Button>
    </Card>
  );
}
