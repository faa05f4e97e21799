import { useT } from '@quits/i18n/react';
import { Button, Dialog } from '@quits/ui';
import { type ReactNode, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Confirmation before unsaved changes are lost. */
export interface LeaveGuard {
  /** Allows the next navigation. */
  readonly release: () => void;
  readonly dialog: ReactNode;
}

/**
 * Guards a form while `isChanged`; `onDiscard` deletes its draft, and is omitted if there is none.
 */
export function useLeaveGuard(isChanged: boolean, onDiscard: (() => void) | undefined): LeaveGuard {
  const t = useT();
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = blocker.state === 'blocked';
  return {
    release: () => {
      released.current = true;
    },
    dialog: (
      <Dialog
        variant="alert"
        open={isAsking}
        onOpenChange={(open) => {
          if (!open) blocker.reset?.();
        }}
        title={t('entry:leaveTitle')}
        description={onDiscard === undefined ? undefined : t('entry:leaveText')}
        labels={{ close: t('common:close') }}
        actions={
          <>
            {onDiscard === undefined ? null : (
              <Button variant="primary" onClick={() => blocker.proceed?.()}>
                {t('common:keepDraft')}
              </Button>
            )}
            <Button
              variant="danger"
              onClick={() => {
                onDiscard?.();
                blocker.proceed?.();
              }}
            >
              {t('common:discard')}
            </Button>
            <Button onClick={() => blocker.reset?.()}>{t('common:cancel')}</Button>
          </>
        }
      />
    ),
  };
}
