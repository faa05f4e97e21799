import { isSignedIn } from '@quits/auth';
import { useSession } from '@quits/auth/react';
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
  const session = useSession();
  const isOut = session.status === 'signedOut' || session.status === 'failed';
  useTitle(t('groups:invitedTitle'));
  return (
    <main className={styles['root']}>
      {isOut ? (
        <ChooseAccount path={`${pathname}${hash}`} />
      ) : isSignedIn(session) ? (
        <Preview groupId={groupId} inviteId={inviteId} secret={hash.slice(1)} />
      ) : (
        <Skeleton
          shape="block"
          label={t(session.status === 'restoring' ? 'common:loading' : 'auth:signingOut')}
        />
      )}
    </main>
  );
}
