import { RequireAuth, useSession } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Skeleton } from '@quits/ui';
import { useLocation, useParams } from 'react-router';
import { useTitle } from '../../routing/use-title.ts';
import { ChooseAccount } from './choose-account.tsx';
import styles from './join-screen.module.css';
import { Preview } from './preview.tsx';

/** Joins a group by link: optional sign-in, preview, and choice of a person. */
export function JoinScreen() {
  const t = useT();
  const { groupId = '', inviteId = '' } = useParams();
  const { pathname, hash } = useLocation();
  const restoring = useSession().status === 'restoring';
  useTitle(t('groups:invitedTitle'));
  return (
    <main className={styles['root']}>
      <RequireAuth
        path={`${pathname}${hash}`}
        fallback={
          <Skeleton shape="block" label={restoring ? t('common:loading') : t('auth:signingOut')} />
        }
        signedOut={<ChooseAccount />}
      >
        <Preview groupId={groupId} inviteId={inviteId} secret={hash.slice(1)} />
      </RequireAuth>
    </main>
  );
}
