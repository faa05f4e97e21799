import { useDeleteAccount } from '@quits/auth/react';
import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notices } from '../platform/notices/notices.ts';
import { paths } from '../routing/paths.ts';
import { pendingDeletion, keepPendingDeletion } from '@quits/product/account/pending-deletion.ts';

/**
 * Notice on every screen that deleting the account was interrupted, with actions to resume or
 * cancel it.
 */
export function RemovalNotice({ uid }: { readonly uid: string }) {
  const t = useT();
  const { flow, start } = useDeleteAccount();
  const navigate = useNavigate();
  const database = useDatabase();
  const [isKeeping, setKeeping] = useState(false);
  const [keptFor, setKeptFor] = useState('');
  if (flow !== undefined || keptFor === uid || pendingDeletion(uid) === undefined) return null;

  /**
   * Opens the account screen to confirm again, since the user may have forgotten the earlier
   * choices.
   */
  async function goOn(): Promise<void> {
    await navigate(paths.account());
    start();
  }

  async function keep(): Promise<void> {
    setKeeping(true);
    // The server would go on, so this needs a connection, as its code may.
    const isKept = await import('@quits/product/account/request-removal.ts')
      .then(({ cancelRemoval }) => cancelRemoval(database, uid))
      .then(
        () => true,
        () => false,
      );
    setKeeping(false);
    if (isKept) {
      keepPendingDeletion(uid, undefined);
      setKeptFor(uid);
    } else notices.show({ text: t('errors:network') });
  }

  return (
    <Banner
      tone="warning"
      title={t('account:deleteOpen')}
      actions={
        <>
          <Button variant="danger" onClick={() => void goOn()}>
            {t('common:continueDeleting')}
          </Button>
          <Button variant="quiet" loading={isKeeping} onClick={() => void keep()}>
            {t('account:keepAccount')}
          </Button>
        </>
      }
    />
  );
}
