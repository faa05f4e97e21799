import type { Doc } from '@quits/firestore';
import { useFormat, useT } from '@quits/i18n/react';
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
import { BringBackButton } from './bring-back-button.tsx';

/** Props of {@link ActivityRow}. */
export interface ActivityRowProps {
  readonly entry: Doc<Activity>;
  readonly group: Doc<Group>;
}

/** One change: who, what, and what it changed field by field. */
export function ActivityRow({ entry, group }: ActivityRowProps) {
  const t = useT();
  const { money, time } = useFormat();
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
  const detail = detailOf(change);
  return (
    <ListRow
      as="div"
      lead={<Avatar name={name} hue={hue} size="small" />}
      title={sentence()}
      sentence={
        <>
          <time dateTime={at?.toISOString()}>
            {at === null || entry.pending ? t('expenses:waiting') : time(at)}
          </time>
          {detail === undefined ? null : <span> · {detail}</span>}
          {changes.length > 0 ? <ChangeList changes={changes} /> : null}
          {change === undefined ? null : (
            <GroupChangeList before={readKeptGroup(entry.data.before)} after={change} />
          )}
        </>
      }
      action={<BringBackButton entry={entry.data} />}
      {...(target.kind === 'expense' ? { render: linkTo(paths.expense(group.id, target.id)) } : {})}
      status={entry.pending ? 'pending' : what === 'deleted' ? 'struck' : 'settled'}
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

  function groupSentence(): string {
    if (change?.change === 'left') return t('balances:left', { name });
    if (change?.change === 'role') return t('balances:roleChanged', { name, other });
    return t('balances:groupChanged', { name });
  }

  /** The two who became one, or how many expenses a commit moved. */
  function mergeOf({ merge, count }: GroupChange): string {
    if (target.kind !== 'person') return t('common:expenses', { count: count ?? 0 });
    const from = group.data.people[merge?.from ?? '']?.name;
    return from === undefined ? other : t('settings:mergedInto', { from, into: other });
  }

  /** What it was, in the words of the button that did it. */
  function detailOf(it: GroupChange | undefined): string | undefined {
    switch (it?.change) {
      case 'archived':
        return t('groups:archived');
      case 'reopened':
        return t('groups:unarchive');
      case 'removed':
        return t('groups:removeMember', { name: other });
      case 'repaired':
        return t('balances:repair');
      case 'imported':
        return t('importing:imported', { count: it.count ?? 0 });
      case 'takenBack':
        return `${t('common:undo')}: ${t('common:expenses', { count: it.count ?? 0 })}`;
      case 'personAdded':
        return `${t('groups:addPerson')}: ${
          it.count === undefined ? other : t('common:people', { count: it.count })
        }`;
      case 'personLeft':
        return `${t('groups:leftGroup')}: ${other}`;
      case 'personBack':
        return `${t('common:restore')}: ${other}`;
      case 'claimed':
      case 'unclaimed':
        return other;
      case 'merged':
        return mergeOf(it);
      case 'unmerged':
        return `${t('common:undo')}: ${mergeOf(it)}`;
      case 'settings':
        return target.kind === 'person' ? other : undefined;
      case 'category':
      case 'series':
      case 'role':
      case 'left':
      case 'personRemoved':
      case undefined:
        return undefined;
    }
  }
}
