import { useUser } from '@quits/auth/react';
import { useLiveList } from '@quits/firestore/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Banner, EmptyState, Skeleton, VirtualList } from '@quits/ui';
import { useEffect, useState } from 'react';
import { activity } from '@quits/product/activity/collections.ts';
import { lastChangesFirst } from '@quits/product/queries.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { type ActivityLine, activityLines } from '@quits/product/activity/activity-lines.ts';
import { ActivityRow } from './activity-row.tsx';
import styles from './activity-screen.module.css';
import { lastVisit, noteVisit } from '@quits/product/activity/last-visit.ts';

/** Activity of the group, newest first; changes and deletions can be reverted here. */
export function ActivityScreen() {
  const t = useT();
  const errorText = useErrorText();
  const { date } = useFormatter();
  const group = useGroup();
  const uid = useUser()?.uid;
  const [visited] = useState(() => lastVisit(group.id));
  const [state, loadMore] = useLiveList(activity, { groupId: group.id }, lastChangesFirst);
  useTitle(t('balances:activity'));
  const newest = state.status === 'ready' ? state.data[0]?.data.at?.getTime() : undefined;
  useEffect(() => {
    if (newest !== undefined) noteVisit(group.id, newest);
  }, [group.id, newest]);

  if (state.status === 'failed') return <Banner tone="danger">{errorText(state.error)}</Banner>;
  if (state.status !== 'ready') {
    return <Skeleton shape="row" count={8} label={t('common:loading')} />;
  }
  if (state.data.length === 0) return <EmptyState title={t('balances:activityEmpty')} />;
  return (
    <VirtualList
      label={t('balances:activity')}
      items={activityLines(state.data, visited, uid)}
      itemKey={idOf}
      onEndReached={loadMore}
    >
      {(line) => {
        switch (line.kind) {
          case 'day':
            return <h2 className={styles['day']}>{date(line.date, 'full')}</h2>;
          case 'seen':
            return <p className={styles['seen']}>{t('history:sinceLastVisit')}</p>;
          case 'entry':
            return <ActivityRow {...line} group={group} />;
        }
      }}
    </VirtualList>
  );
}

const idOf = ({ id }: ActivityLine) => id;
