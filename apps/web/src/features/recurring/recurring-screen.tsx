import { useLiveQuery } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Button, Card, EmptyState, ErrorState, List, Skeleton } from '@quits/ui';
import { Outlet } from 'react-router';
import { recurring } from '@quits/product/series/collections.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useEditorUid } from '../../open-group/use-editor-uid.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { SeriesRow } from './series-row.tsx';

/** Recurring expenses of a group, behind the form of one of them. */
export function RecurringScreen() {
  return (
    <>
      <AllSeries />
      <Outlet />
    </>
  );
}

/** Recurring expenses of a group with their next dates. */
function AllSeries() {
  const t = useT();
  const errorText = useErrorText();
  const group = useGroup();
  const mayChange = useEditorUid() !== undefined;
  const state = useLiveQuery(recurring, { groupId: group.id }, (query) =>
    query.orderBy('nextDate'),
  );
  if (state.status === 'failed') return <ErrorState level={2} title={errorText(state.error)} />;
  if (state.status !== 'ready') {
    return <Skeleton shape="row" count={3} label={t('common:loading')} />;
  }
  if (state.data.length === 0) {
    return (
      <EmptyState
        title={t('entry:seriesEmpty')}
        actions={
          mayChange ? (
            <Button variant="primary" render={linkTo(paths.addExpense(group.id))}>
              {t('expenses:add')}
            </Button>
          ) : undefined
        }
      />
    );
  }
  return (
    <Card aria-label={t('groups:recurring')}>
      <List>
        {state.data.map((series) => (
          <SeriesRow key={series.id} series={series} mayChange={mayChange} />
        ))}
      </List>
    </Card>
  );
}
