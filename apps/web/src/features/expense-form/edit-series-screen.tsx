import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Button, Skeleton } from '@quits/ui';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { changeSeries, deleteSeries, templateOf } from '@quits/product/series/change-series.ts';
import type { NewExpense } from '@quits/product/expense/new-expense.ts';
import { recurring } from '@quits/product/series/collections.ts';
import { useKnownDocument } from '../../data/use-known-document.ts';
import { scheduleAfterEdit } from '@quits/product/series/recurrence.ts';
import type { Recurring } from '@quits/product/series/schema.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { formOfExpense } from '@quits/product/expense-form/form-of-expense.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { NoEditAccess } from '../../open-group/no-edit-access.tsx';
import { MissingDocument } from '../../data/missing-document.tsx';
import { useActivePeople } from '../../group-people/use-active-people.ts';
import { useRights } from '../../open-group/use-rights.ts';
import { paths } from '../../routing/paths.ts';
import { useCloseForm } from '@quits/app-platform/screen/use-close-form.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { FormScreen } from './form-screen.tsx';
import { MessageFrame, type MessageFrameProps } from './message-frame.tsx';
import { ExpenseFormView } from './expense-form-view.tsx';

/** Edits a series' future expenses. */
export function EditSeriesScreen() {
  const t = useT();
  const list = paths.groupRecurring(useGroup().id);
  useTitle(t('groups:recurring'));
  return (
    <FormScreen fallback={list}>
      <Contents frame={{ title: t('groups:recurring'), fallback: list }} />
    </FormScreen>
  );
}

/** The form, or a message instead. */
function Contents({ frame }: { readonly frame: Omit<MessageFrameProps, 'children'> }) {
  const message = (children: ReactNode) => <MessageFrame {...frame}>{children}</MessageFrame>;
  const t = useT();
  const group = useGroup();
  const uid = useUser()?.uid;
  const { mayWrite } = useRights();
  const { seriesId = '' } = useParams();
  const state = useKnownDocument(recurring, { groupId: group.id, id: seriesId });
  const toSeries = (
    <Button variant="primary" render={linkTo(paths.groupRecurring(group.id))}>
      {t('groups:recurring')}
    </Button>
  );
  if (state.status === 'failed')
    return message(<MissingDocument state={state} actions={toSeries} />);
  if (state.status !== 'ready' || uid === undefined) {
    return message(<Skeleton shape="block" label={t('common:loading')} />);
  }
  if (state.data === undefined)
    return message(<MissingDocument state={state} actions={toSeries} />);
  if (!mayWrite) return message(<NoEditAccess />);
  return <SeriesForm uid={uid} series={state.data} />;
}

function SeriesForm({ uid, series }: { readonly uid: string; readonly series: Doc<Recurring> }) {
  const t = useT();
  const { locale } = useFormatter();
  const group = useGroup();
  const database = useDatabase();
  const { template, frequency, nextDate, endDate } = series.data;
  const people = useActivePeople([
    ...Object.keys(template.shares),
    ...Object.keys(template.payers),
  ]);
  const [initial] = useState<ExpenseForm>(() => ({
    ...formOfExpense({ ...template, date: nextDate }, { expenseId: series.id, locale, people }),
    repeat: { frequency, until: endDate ?? '' },
  }));
  const back = useCloseForm(paths.groupRecurring(group.id));

  function save(expense: NewExpense, { repeat }: ExpenseForm): void {
    if (repeat.frequency === 'never') deleteSeries(database, { groupId: group.id, uid, series });
    else {
      const { frequency: repeated, until } = repeat;
      const next = { frequency: repeated, nextDate: expense.date };
      changeSeries(
        database,
        { groupId: group.id, uid, series },
        {
          template: templateOf(expense),
          endDate: until === '' ? null : until,
          nextDate: expense.date,
          ...scheduleAfterEdit(series.data, next),
        },
      );
    }
    back();
  }

  return (
    <ExpenseFormView
      label={t('groups:recurring')}
      initial={initial}
      mayRepeat
      series={series.data}
      people={people}
      groupCurrency={template.groupCurrency ?? group.data.currency}
      hasReceipts={false}
      onSave={save}
      onCancel={back}
    />
  );
}
