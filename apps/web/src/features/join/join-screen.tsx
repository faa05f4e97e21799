import { isSignedIn } from '@quits/auth';
import { useSession } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Skeleton } from '@quits/ui';
import { useLocation, useParams } from 'react-router';
import { useTitle } from '../../routing/use-title.ts';
import { Invitation } from './invitation.tsx';
import styles from './join-screen.module.css';

/** Joins a group by link: preview, choice of a person, and an account only for those who want one. */
export function JoinScreen() {
  const t = useT();
  const { groupId = '', inviteId = '' } = useParams();
  const { hash } = useLocation();
  const session = useSession();
  const isOut = session.status === 'signedOut' || session.status === 'failed';
  useTitle(t('groups:invitedTitle'));
  return (
    <main className={styles['root']}>
      {isOut || isSignedIn(session) ? (
        <Invitation key={inviteId} link={{ groupId, inviteId, secret: hash.slice(1) }} />
      ) : (
        <Skeleton
          shape="block"
          label={t(session.status === 'restoring' ? 'common:loading' : 'auth:signingOut')}
        />
      )}
    </main>
  );
}
