import { useT } from '@quits/i18n/react';
import { Button, ErrorState } from '@quits/ui';

/** Props of {@link RouteFailure}. */
export interface RouteFailureProps {
  /** The error, if known. */
  readonly cause?: unknown;
}

/** Shown if a screen throws or its code fails to load. */
export function RouteFailure({ cause }: RouteFailureProps) {
  const t = useT();
  // Code that isn't cached can't load offline: this is no bug.
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
