import { useT } from '@quits/i18n/react';
import { Button, ErrorView } from '@quits/ui';

/** Shown when a screen breaks or its code cannot be loaded. */
export function RouteFailure() {
  const t = useT();
  return (
    <main>
      <ErrorView
        title={t('errors:unexpected')}
        actions={
          <Button kind="primary" onClick={() => window.location.reload()}>
            {t('common:reload')}
          </Button>
        }
      />
    </main>
  );
}
