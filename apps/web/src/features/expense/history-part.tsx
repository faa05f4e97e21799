import type { Doc } from '@quits/firestore';
import { useLiveQuery } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Avatar, Card, Timeline, TimelineItem } from '@quits/ui';
import { activity } from '@quits/product/activity/collections.ts';
import type { Activity } from '@quits/product/activity/schema.ts';
import { useAccountPerson } from '../../group-people/use-account-person.ts';
import { changedFields } from '@quits/product/history/changed-fields.ts';
import { ChangeList } from '../../history/change-list.tsx';
import { readSummary } from '@quits/product/history/read-summary.ts';
import styles from './expense-screen.module.css';

const MOST = 50;

/** Props of {@link HistoryPart}. */
export interface HistoryPartProps {
  readonly groupId: string;
  readonly expenseId: string;
}

/** History of the expense, newest first, with changed fields. */
export function HistoryPart({ groupId, expenseId }: HistoryPartProps) {
  const t = useT();
  const state = useLiveQuery(activity, { groupId }, (query) =>
    query.where('target.id', '==', expenseId).orderBy('at', 'desc').limit(MOST),
  );
  if (state.status !== 'ready' || state.data.length === 0) return null;
  return (
    <Card title={t('expenses:history')} level={3} className={styles['screenOnly']}>
      <Timeline>
        {state.data.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} />
        ))}
      </Timeline>
    </Card>
  );
}

function HistoryRow({ entry }: { readonly entry: Doc<Activity> }) {
  const t = useT();
  const { dateTime } = useFormatter();
  const { at, by, what, before, after } = entry.data;
  const { name, hue, src, isReader } = useAccountPerson()(by);
  const changes = what === 'edited' ? changedFields(before, after) : [];
  const title = (readSummary(after) ?? readSummary(before))?.title ?? '';
  return (
    <TimelineItem
      marker={<Avatar name={name} hue={hue} src={src} size="small" />}
      title={sentence()}
      time={
        <time dateTime={at?.toISOString()}>
          {at === null ? t('expenses:waiting') : dateTime(at)}
        </time>
      }
      status={entry.pending ? 'pending' : 'settled'}
    >
      {changes.length > 0 ? <ChangeList changes={changes} /> : null}
    </TimelineItem>
  );

  function sentence(): string {
    if (isReader) return yourSentence();
    if (what === 'edited') return t('balances:edited', { name, title });
    if (what === 'deleted') return t('balances:deleted', { name, title });
    if (what === 'restored') return t('balances:restored', { name, title });
    return t('expenses:createdBy', { name });
  }

  function yourSentence(): string {
    if (what === 'edited') return t('you:edited', { title });
    if (what === 'deleted') return t('you:deleted', { title });
    if (what === 'restored') return t('you:restored', { title });
    return t('you:createdBy');
  }
}
