import { useDatabase, useLiveDocument, useLiveQuery } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Button, Dialog } from '@quits/ui';
import { useEffect } from 'react';
import { editExpense } from '@quits/product/expense/change-expense.ts';
import { changeSeries, templateOf } from '@quits/product/series/change-series.ts';
import { expenses } from '@quits/product/expense/collections.ts';
import { recurring } from '@quits/product/series/collections.ts';
import { followingEdits, type SeriesEdit } from '@quits/product/expense/following-edits.ts';
import { isOver } from '@quits/product/series/recurrence.ts';
import { useGroup } from '../../open-group/group-context.tsx';

/** Props of {@link FollowingDialog}. */
export interface FollowingDialogProps {
  readonly uid: string;
  readonly seriesId: string;
  readonly edit: SeriesEdit;
  readonly onDone: () => void;
}

/**
 * Asks whether an edit of one expense of a series applies to later ones too: future and existing
 * ones.
 */
export function FollowingDialog({ uid, seriesId, edit, onDone }: FollowingDialogProps) {
  const t = useT();
  const { id: groupId } = useGroup();
  const database = useDatabase();
  const state = useLiveDocument(recurring, { groupId, id: seriesId });
  const made = useLiveQuery(expenses, { groupId }, (query) =>
    query.where('recurringId', '==', seriesId),
  );
  const series = state.status === 'ready' ? state.data : undefined;
  const goesOn = series !== undefined && !isOver(series.data);
  const later = made.status === 'ready' ? followingEdits(edit, made.data) : [];
  const isSettled = [state, made].every(({ status }) => status === 'ready' || status === 'failed');
  const isAsked = goesOn || later.length > 0;

  // No question if the series has ended or is gone, and there are no later expenses.
  useEffect(() => {
    if (isSettled && !isAsked) onDone();
  });

  function changeAll(): void {
    for (const { expense, edited } of later) {
      editExpense(database, { groupId, uid, expense }, edited);
    }
    if (goesOn) {
      changeSeries(database, { groupId, uid, series }, { template: templateOf(edit.edited) });
    }
    onDone();
  }

  if (!isSettled || !isAsked) return null;
  return (
    <Dialog
      variant="alert"
      open
      onOpenChange={(open) => {
        if (!open) onDone();
      }}
      title={edit.edited.title}
      {...(later.length > 0 && { description: t('entry:followingThere', { count: later.length }) })}
      labels={{ close: t('common:close') }}
      actions={
        <>
          <Button variant="primary" onClick={changeAll}>
            {t('entry:following')}
          </Button>
          <Button onClick={onDone}>{t('entry:onlyThis')}</Button>
        </>
      }
    />
  );
}
