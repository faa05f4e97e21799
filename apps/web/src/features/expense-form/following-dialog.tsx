import { useDatabase, useLiveDocument } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Button, Dialog } from '@quits/ui';
import { useEffect } from 'react';
import { changeSeries, templateOf } from '../../data/actions/change-series.ts';
import type { NewExpense } from '../../data/actions/new-expense.ts';
import { recurring } from '../../data/collections.ts';
import { isOver } from '../../data/recurrence.ts';
import { useGroup } from '../../group-context/group-context.tsx';

/** Props of {@link FollowingDialog}. */
export interface FollowingDialogProps {
  readonly uid: string;
  readonly seriesId: string;
  readonly edited: NewExpense;
  readonly onDone: () => void;
}

/** Asks whether an edit of one expense of a series is meant for the following ones too. */
export function FollowingDialog({ uid, seriesId, edited, onDone }: FollowingDialogProps) {
  const t = useT();
  const group = useGroup();
  const database = useDatabase();
  const state = useLiveDocument(recurring, { groupId: group.id, id: seriesId });
  const series = state.status === 'ready' ? state.data : undefined;
  const isSettled = state.status === 'ready' || state.status === 'failed';
  const goesOn = series !== undefined && !isOver(series.data);

  // A series that is gone or over has no following ones to ask about.
  useEffect(() => {
    if (isSettled && !goesOn) onDone();
  });

  if (!goesOn) return null;
  return (
    <Dialog
      kind="alert"
      open
      onOpenChange={(open) => {
        if (!open) onDone();
      }}
      title={edited.title}
      labels={{ close: t('common:close') }}
      actions={
        <>
          <Button
            kind="primary"
            onClick={() => {
              const change = { template: templateOf(edited) };
              changeSeries(database, { groupId: group.id, uid, series }, change);
              onDone();
            }}
          >
            {t('entry:following')}
          </Button>
          <Button onClick={onDone}>{t('entry:onlyThis')}</Button>
        </>
      }
    />
  );
}
