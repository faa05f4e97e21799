import { useMerge } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { paths } from '../routing/paths.ts';
import { linkTo } from '../routing/router-link.tsx';

/** Says on every screen that a guest's groups have not moved completely, and leads on. */
export function MergeNotice() {
  const t = useT();
  const { flow, resume } = useMerge();
  if (flow?.status !== 'stopped') return null;
  return (
    <Banner
      tone="warning"
      title={t('auth:mergeWaits')}
      actions={
        flow.needsSignIn ? (
          <Button variant="primary" render={linkTo(paths.signIn())}>
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
