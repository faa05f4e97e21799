import { useAccountMerge } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useAuthUi } from '../context/auth-ui-context.ts';

/** Banner for an unfinished guest merge, with an action that resumes it. */
export function MergeNotice() {
  const t = useT();
  const { linkTo } = useAuthUi();
  const { flow, resume } = useAccountMerge();
  if (flow?.status !== 'stopped') return null;
  return (
    <Banner
      tone="warning"
      title={t('auth:mergeWaits')}
      actions={
        flow.needsSignIn ? (
          <Button variant="primary" render={linkTo('signIn')}>
            {t('auth:mergeResume')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => resume()}>
            {t('auth:mergeResume')}
          </Button>
        )
      }
    >
      {t('auth:mergeFailed')}
    </Banner>
  );
}
