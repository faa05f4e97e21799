import { useLiveQuery } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, EmptyState, List, Skeleton } from '@quits/ui';
import { useState } from 'react';
import { activity } from '../../data/collections.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { ActivityRow } from './activity-row.tsx';

const PAGE = 50;

/** Who changed what, newest first; a deleted expense can be opened and restored from here. */
export function ActivityScreen() {
  const t = useT();
  const errorText = useErrorText();
  const group = useGroup();
  const [shown, setShown] = useState(PAGE);
  const [now] = useState(() => Date.now());
  const state = useLiveQuery(activity, { groupId: group.id }, (query) =>
    query.orderBy('at', 'desc').limit(shown),
  );
  useTitle(t('balances:activity'));

  if (state.status === 'failed') return <Banner tone="danger">{errorText(state.error)}</Banner>;
  if (state.status !== 'ready') {
    return <Skeleton shape="row" count={4} label={t('common:loading')} />;
  }
  if (state.data.length === 0) return <EmptyState title={t('balances:activityEmpty')} />;
  return (
    <>
      <List>
        {state.data.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} group={group} now={now} />
        ))}
      </List>
      {state.data.length === shown ? (
        <Button kind="quiet" onClick={() => setShown(shown + PAGE)}>
          {t('expenses:showMore')}
        </Button>
      ) : null}
    </>
  );
}
