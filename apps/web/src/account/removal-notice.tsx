import { useDeleteAccount } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
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

  return (
    <Banner
      tone="warning"
      title={t('account:deleteOpen')}
      actions={
        <>
          <Button variant="danger" onClick={() => void goOn()}>
            {t('common:continueDeleting')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              keepPendingDeletion(uid, undefined);
              setKeptFor(uid);
            }}
          >
            {t('account:keepAccount')}
          </Button>
        </>
      }
    />
  );
}
