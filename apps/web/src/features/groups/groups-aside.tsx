import { useLiveList } from '@quits/firestore/react';
import type { Doc } from '@quits/firestore';
import { useFormatter, useT } from '@quits/i18n/react';
import { activity } from '@quits/product/activity/collections.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { lastChangesFirst } from '@quits/product/queries.ts';
import { Card, List, ListRow } from '@quits/ui';
import { useState } from 'react';
import { GroupProvider } from '../../open-group/group-context.tsx';
import { useActivitySentence } from '../../history/use-activity-sentence.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { OwnPayments } from '../../sums/own-payments.tsx';

/** Number of groups whose latest changes are shown. */
const GROUPS = 3;
/** Number of changes of each of these groups. */
const CHANGES = { pageSize: 2 };

/** Props of {@link GroupsAside}. */
export interface GroupsAsideProps {
  /** The one with the newest change first. */
  readonly groups: readonly Doc<Group>[];
}

/** The user's next payments, and what happened lately in their groups. */
export function GroupsAside({ groups }: GroupsAsideProps) {
  const t = useT();
  return (
    <>
      <OwnPayments groups={groups} />
      <Card title={t('balances:activity')}>
        <List>
          {groups.slice(0, GROUPS).map((group) => (
            <GroupProvider key={group.id} group={group}>
              <LatestChanges group={group} />
            </GroupProvider>
          ))}
        </List>
      </Card>
    </>
  );
}

function LatestChanges({ group }: { readonly group: Doc<Group> }) {
  const { relative } = useFormatter();
  const sentence = useActivitySentence();
  const [now] = useState(() => Date.now());
  const [state] = useLiveList(activity, { groupId: group.id }, lastChangesFirst, CHANGES);
  if (state.status !== 'ready') return null;
  return state.data
    .slice(0, CHANGES.pageSize)
    .map(({ id, data }) => (
      <ListRow
        key={id}
        title={sentence(data)}
        description={`${group.data.name} · ${relative(data.at ?? now, now)}`}
        render={linkTo(paths.activity(group.id))}
      />
    ));
}
