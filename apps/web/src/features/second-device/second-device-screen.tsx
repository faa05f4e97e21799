import { MergeStep } from '@quits/auth-ui';
import { useAuthState, useFlow, useSession } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { readDeviceCode } from '@quits/product/second-device/device-code.ts';
import { Button, ErrorState, Skeleton } from '@quits/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { CodeForm } from './code-form.tsx';
import styles from './second-device-screen.module.css';

/** Signs in as the guest of another device, by the link or the code that it shows. */
export function SecondDeviceScreen() {
  const t = useT();
  const session = useSession();
  const flow = useFlow();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [secret] = useState(() => readDeviceCode(hash));
  const [hasToken, setHasToken] = useState(false);
  const isDone = useAuthState(
    ({ flow: current }) =>
      (current.type === 'customToken' || current.type === 'signIn' || current.type === 'merge') &&
      current.status === 'done',
  );
  useTitle(t('account:deviceEnter'));

  useEffect(() => {
    // The secret stays out of the address bar and of the history.
    if (hash !== '') void navigate(paths.secondDevice(), { replace: true });
  }, [hash, navigate]);
  useEffect(() => {
    if (hasToken && isDone) void navigate(paths.groups(), { replace: true });
  }, [hasToken, isDone, navigate]);

  if (flow.type === 'merge' && flow.status !== 'stopped')
    return <MergeStep lead={t('account:deviceMerge')} />;
  return (
    <main className={styles['root']}>
      {session.status === 'restoring' || session.status === 'signingOut' ? (
        <Skeleton shape="block" label={t('common:loading')} />
      ) : session.status === 'signedIn' && !hasToken ? (
        <ErrorState
          title={t('account:deviceAccount')}
          actions={
            <Button variant="primary" render={linkTo(paths.account())}>
              {t('account:title')}
            </Button>
          }
        />
      ) : (
        <CodeForm secret={secret} onToken={() => setHasToken(true)} />
      )}
    </main>
  );
}
