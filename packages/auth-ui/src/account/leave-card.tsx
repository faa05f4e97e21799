import { useAuthMachine, useFlow, useSession, useSignOut } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button, Card } from '@quits/ui';
import styles from './account.module.css';

/** Sign-out; asks for confirmation if changes are unsent, and warns guests about data loss. */
export function LeaveCard() {
  const t = useT();
  const signOut = useSignOut();
  const { send } = useAuthMachine();
  const asking = useFlow('signOut');
  const session = useSession();
  const guest = session.status === 'anonymous';
  if (asking !== undefined) {
    return (
      <Banner
        tone="danger"
        title={t('auth:pendingWritesTitle')}
        actions={
          <>
            <Button variant="danger" onClick={() => signOut({ force: true })}>
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
      <div className={styles['form']}>
        {guest ? <p className={styles['value']}>{t('account:guestLeaves')}</p> : null}
        <Button
          variant={guest ? 'danger' : 'secondary'}
          loading={session.status === 'signingOut'}
          onClick={() => signOut()}
        >
          {t('auth:signOut')}
        </Button>
      </div>
    </Card>
  );
}
