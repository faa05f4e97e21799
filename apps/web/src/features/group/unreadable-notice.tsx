import type { AppError } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useState } from 'react';
import { removeUnreadable } from '@quits/product/group/remove-unreadable.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useEditorUid } from '../../open-group/use-editor-uid.ts';

/** Notice that some expenses are unreadable and ignored; editors can remove them. */
export function UnreadableNotice({ ids }: { readonly ids: readonly string[] }) {
  const t = useT();
  const errorText = useErrorText();
  const database = useDatabase();
  const { id: groupId } = useGroup();
  const uid = useEditorUid();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AppError>();

  async function remove(): Promise<void> {
    if (uid === undefined || isBusy) return;
    setBusy(true);
    const done = await removeUnreadable(database, { groupId, uid, ids });
    setError(done.ok ? undefined : done.error);
    setBusy(false);
  }

  return (
    <Banner
      tone="warning"
      title={t('expenses:unreadable', { count: ids.length })}
      actions={
        uid === undefined ? undefined : (
          <Button loading={isBusy} onClick={() => void remove()}>
            {t('common:remove')}
          </Button>
        )
      }
    >
      {t('expenses:unreadableText')}
      {error === undefined ? null : <p role="alert">{errorText(error)}</p>}
    </Banner>
  );
}
