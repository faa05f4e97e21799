import { useT } from '@quits/i18n/react';
import { Button, ErrorState } from '@quits/ui';

/** Props of {@link RouteFailure}. */
export interface RouteFailureProps {
  /** What went wrong, where that is known. */
  readonly cause?: unknown;
}

/** Shown when a screen breaks or its code cannot be loaded. */
export function RouteFailure({ cause }: RouteFailureProps) {
  const t = useT();
  // Code that is not on the device yet cannot come without a connection: nothing broke.
  const isUnloaded = cause instanceof TypeError && !navigator.onLine;
  return (
    <main>
      <ErrorState
        title={t(isUnloaded ? 'errors:offline' : 'errors:unexpected')}
        actions={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('common:reload')}
          </Button>
        }
      />
    </main>
  );
}
