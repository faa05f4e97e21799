import { useT } from '@quits/i18n/react';
import { Button, Dialog } from '@quits/ui';
import { type ReactNode, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Asks before unsaved changes are left, and what is to become of them. */
export interface LeaveGuard {
  /** Lets the next navigation pass. */
  readonly release: () => void;
  readonly dialog: ReactNode;
}

/** Guards a form while `isChanged`; `onDiscard` forgets the draft that would else stay. */
export function useLeaveGuard(isChanged: boolean, onDiscard: () => void): LeaveGuard {
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
        kind="alert"
        open={isAsking}
        onOpenChange={(open) => {
          if (!open) blocker.reset?.();
        }}
        title={t('entry:leaveTitle')}
        description={t('entry:leaveText')}
        labels={{ close: t('common:close') }}
        actions={
          <>
            <Button kind="primary" onClick={() => blocker.proceed?.()}>
              {t('common:keepDraft')}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                onDiscard();
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
