import { useDatabase } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Button } from '@quits/ui';
import { useState } from 'react';
import { restoreVersion } from '@quits/product/expense/restore-version.ts';
import type { Activity } from '@quits/product/activity/schema.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useEditorUid } from '../../open-group/use-editor-uid.ts';
import { changedFields } from '@quits/product/history/changed-fields.ts';
import { wholeSummary } from '@quits/product/history/read-summary.ts';
import { notices } from '../../platform/notices/notices.ts';

/** Props of {@link RestoreVersionButton}. */
export interface RestoreVersionButtonProps {
  readonly entry: Activity;
}

/** Reverts an entry's deletion or edit; renders nothing for other entries. */
export function RestoreVersionButton({ entry }: RestoreVersionButtonProps) {
  const t = useT();
  const errorText = useErrorText();
  const group = useGroup();
  const database = useDatabase();
  const uid = useEditorUid();
  const [isBusy, setBusy] = useState(false);
  const { what, target, before, after } = entry;
  // Removed receipts can't be restored.
  const canChange = changedFields(before, after).some(({ field }) => field !== 'receiptNames');
  const version = what === 'edited' && canChange ? wholeSummary(before) : undefined;
  if (uid === undefined || (what !== 'deleted' && version === undefined)) return null;

  async function run(editor: string): Promise<void> {
    setBusy(true);
    const done = await restoreVersion(database, {
      groupId: group.id,
      uid: editor,
      expenseId: target.id,
      ...(version === undefined ? {} : { version }),
    });
    setBusy(false);
    notices.show({ text: done.ok ? t('expenses:restored') : errorText(done.error) });
  }

  return (
    <Button size="small" variant="quiet" loading={isBusy} onClick={() => void run(uid)}>
      {what === 'deleted' ? t('common:restore') : t('common:undo')}
    </Button>
  );
}
