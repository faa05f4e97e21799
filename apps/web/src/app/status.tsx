import { useConnection, useSyncStatus } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { ConnectionIndicator, SyncIndicator } from '@quits/ui';
import { lazy, Suspense, useState } from 'react';
import { useRebasedChanges } from './use-rebased-changes.ts';
import styles from './status.module.css';

const RefusedChangesDialog = lazy(async () => ({
  default: (await import('../features/refused-changes/refused-changes-dialog.tsx'))
    .RefusedChangesDialog,
}));

/** Shows a missing connection, the number of pending changes, and rejected changes; empty if there are none. */
export function Status() {
  const t = useT();
  const connection = useConnection();
  const { pending, rejected: refused } = useSyncStatus();
  const [open, setOpen] = useState(false);
  useRebasedChanges();
  return (
    <div className={styles['root']}>
      {connection.status === 'offline' ? (
        <ConnectionIndicator status="offline" label={t('common:offline')} />
      ) : null}
      {pending > 0 ? (
        <SyncIndicator status="pending" label={t('common:pendingChanges', { count: pending })} />
      ) : null}
      {refused.length > 0 ? (
        <button
          type="button"
          className={styles['refused']}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <SyncIndicator status="rejected" label={t('common:changeRefused')} />
        </button>
      ) : null}
      {open ? (
        <Suspense>
          <RefusedChangesDialog onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}
