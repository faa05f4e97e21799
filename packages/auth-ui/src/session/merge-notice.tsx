import { useMerge } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useAuthUi } from '../context/auth-ui-context.ts';

/** Says on every screen that what a guest made has not moved completely, and leads on. */
export function MergeNotice() {
  const t = useT();
  const { linkTo } = useAuthUi();
  const { flow, resume } = useMerge();
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
