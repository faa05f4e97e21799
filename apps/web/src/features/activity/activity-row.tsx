import type { Doc } from '@quits/firestore';
import { useFormatter, useT } from '@quits/i18n/react';
import { Avatar, ListRow } from '@quits/ui';
import type { Activity } from '@quits/product/activity/schema.ts';
import type { Group } from '@quits/product/group/schema.ts';
import {
  type GroupChange,
  readGroupChange,
  readKeptGroup,
} from '@quits/product/group/group-change.ts';
import { useAccountPerson } from '../../group-context/use-account-person.ts';
import { changedFields } from '@quits/product/history/changed-fields.ts';
import { ChangeList } from '../../history/change-list.tsx';
import { GroupChangeList } from './group-change-list.tsx';
import { readSummary } from '@quits/product/history/read-summary.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { RestoreVersionButton } from './restore-version-button.tsx';

/** Props of {@link ActivityRow}. */
export interface ActivityRowProps {
  readonly entry: Doc<Activity>;
  readonly group: Doc<Group>;
}

/** One change: author, action, and changed fields. */
export function ActivityRow({ entry, group }: ActivityRowProps) {
  const t = useT();
  const { money, time } = useFormatter();
  const { at, by, what, target } = entry.data;
  const before = readSummary(entry.data.before);
  const after = readSummary(entry.data.after);
  const { name, hue } = useAccountPerson()(by);
  const shown = after ?? before;
  const title = shown?.title ?? '';
  const amount = shown === undefined ? '' : money(shown.amount, shown.currency);
  const changes = what === 'edited' ? changedFields(entry.data.before, entry.data.after) : [];
  const change = what === 'group' ? readGroupChange(entry.data.after) : undefined;
  const other = group.data.people[target.id]?.name ?? t('common:someone');
  return (
    <ListRow
      as="div"
      leading={<Avatar name={name} hue={hue} size="small" />}
      title={sentence()}
      description={
        <>
          <time dateTime={at?.toISOString()}>
            {at === null || entry.pending ? t('expenses:waiting') : time(at)}
          </time>
          {changes.length > 0 ? <ChangeList changes={changes} /> : null}
          {change === undefined ? null : (
            <GroupChangeList before={readKeptGroup(entry.data.before)} after={change} />
          )}
        </>
      }
      action={<RestoreVersionButton entry={entry.data} />}
      {...(target.kind === 'expense' ? { render: linkTo(paths.expense(group.id, target.id)) } : {})}
      status={entry.pending ? 'pending' : what === 'deleted' ? 'deleted' : 'settled'}
    />
  );

  function sentence(): string {
    switch (what) {
      case 'created':
        return t('balances:createdIt', { name, title, amount });
      case 'edited':
        return t('balances:edited', { name, title });
      case 'deleted':
        return t('balances:deletedIt', { name, title, amount });
      case 'restored':
        return t('balances:restored', { name, title });
      case 'settled':
        return t('balances:settled', { name, amount });
      case 'joined':
        return t('balances:joined', { name });
      case 'group':
        return groupSentence();
    }
  }

  /** Sentence for a group change; entries of old versions only say that the group was changed. */
  function groupSentence(): string {
    const count = change?.count ?? 0;
    switch (change?.change) {
      case 'archived':
        return t('activity:archived', { name });
      case 'reopened':
        return t('activity:reopened', { name });
      case 'removed':
        return t('activity:removed', { name, other });
      case 'left':
        return t('balances:left', { name });
      case 'role':
        return t('balances:roleChanged', { name, other });
      case 'repaired':
        return t('activity:repaired', { name });
      case 'imported':
        return t('activity:imported', { name, count });
      case 'takenBack':
        return t('activity:takenBack', { name, count });
      case 'personAdded':
        return change.count === undefined
          ? t('activity:personAdded', { name, other })
          : t('activity:peopleAdded', { name, count });
      case 'personRemoved':
        // The group keeps no data of a removed person, not even the name.
        return t('activity:personRemoved', { name });
      case 'personLeft':
        return t('activity:personLeft', { name, other });
      case 'personBack':
        return t('activity:personBack', { name, other });
      case 'claimed':
        // An account is shown by the name of the person it claimed.
        return name === other
          ? t('balances:joined', { name })
          : t('activity:claimed', { name, other });
      case 'unclaimed':
        return t('activity:unclaimed', { name, other });
      case 'merged':
        return mergeSentence(change);
      case 'unmerged':
        return t('activity:unmerged', { name });
      case 'category':
        return t('activity:category', { name });
      case 'series':
        return t('activity:series', { name });
      case 'settings':
        return target.kind === 'person'
          ? t('activity:personEdited', { name, other })
          : t('balances:groupChanged', { name });
      case undefined:
        return t('balances:groupChanged', { name });
    }
  }

  /** Sentence for a merge; names both people where the entry has them. */
  function mergeSentence({ merge }: GroupChange): string {
    const from = group.data.people[merge?.from ?? '']?.name;
    return target.kind !== 'person' || from === undefined
      ? t('activity:mergedTwo', { name })
      : t('activity:merged', { name, from, other });
  }
}
