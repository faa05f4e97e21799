import { useAuthMachine, useFlow, useSession, useSignOut } from '@quits/auth/react';
import type { SignOutFlow } from '@quits/auth';
import { useT } from '@quits/i18n/react';
import { Banner, Button, Card } from '@quits/ui';
import { useEffect } from 'react';
import styles from './account.module.css';

/** Sign-out; asks for confirmation if changes are unsent, and warns guests about data loss. */
export function LeaveCard() {
  const t = useT();
  const signOut = useSignOut();
  const asking = useFlow('signOut');
  const session = useSession();
  const guest = session.status === 'anonymous';
  if (asking !== undefined) return <Unsent flow={asking} />;
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

/** Asks about unsent changes, and waits for them on request, until the screen is left. */
function Unsent({ flow }: { readonly flow: SignOutFlow }) {
  const t = useT();
  const signOut = useSignOut();
  const { send, store } = useAuthMachine();
  const waits = flow.status === 'waiting';
  useEffect(
    () => () => {
      // Nobody expects to be signed out on another screen.
      const left = store.getState().flow;
      if (left.type === 'signOut' && left.status === 'waiting') send({ type: 'CANCEL' });
    },
    [store, send],
  );
  return (
    <Banner
      tone={waits ? 'info' : 'danger'}
      title={t('auth:pendingWritesTitle', { count: flow.pending })}
      actions={
        <>
          {flow.status === 'stuck' ? null : (
            <Button variant="primary" loading={waits} onClick={() => signOut({ wait: true })}>
              {t('auth:signOutLater')}
            </Button>
          )}
          <Button variant="danger" onClick={() => signOut({ force: true })}>
            {t('auth:signOutAnyway')}
          </Button>
          <Button onClick={() => send({ type: 'CANCEL' })}>{t('common:cancel')}</Button>
        </>
      }
    >
      {t(TEXTS[flow.status])}
    </Banner>
  );
}

const TEXTS = {
  confirm: 'auth:pendingWritesText',
  waiting: 'auth:pendingWritesWait',
  stuck: 'auth:pendingWritesStuck',
} as const satisfies Record<SignOutFlow['status'], string>;
