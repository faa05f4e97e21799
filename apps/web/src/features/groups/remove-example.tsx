import type { AppError } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useState } from 'react';
import { deleteGroup } from '../../data/actions/delete-group.ts';
import { useDeleteFiles } from '../../files/delete-files.tsx';
import styles from './groups-screen.module.css';

/** Takes away the group that was made to look around in, and all that is in it. */
export function RemoveExample({ groupId }: { readonly groupId: string }) {
  const t = useT();
  const errorText = useErrorText();
  const database = useDatabase();
  const deleteFiles = useDeleteFiles();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError>();

  async function remove(): Promise<void> {
    setBusy(true);
    setError(undefined);
    const done = await deleteGroup(database, { groupId, deleteFiles });
    setBusy(false);
    if (!done.ok) setError(done.error);
  }

  return (
    <div className={styles['example']}>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <Button kind="quiet" state={busy ? 'busy' : 'ready'} onClick={() => void remove()}>
        {t('groups:removeExample')}
      </Button>
    </div>
  );
}
