import type { Doc } from '@quits/firestore';
import { useFormatter, useT } from '@quits/i18n/react';
import { Avatar, ListRow } from '@quits/ui';
import type { Activity } from '@quits/product/activity/schema.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { readGroupChange, readKeptGroup } from '@quits/product/group/group-change.ts';
import { useAccountPerson } from '../../group-people/use-account-person.ts';
import { changedFields } from '@quits/product/history/changed-fields.ts';
import { ChangeList } from '../../history/change-list.tsx';
import { GroupChangeList } from './group-change-list.tsx';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { RestoreVersionButton } from './restore-version-button.tsx';
import { useActivitySentence } from '../../history/use-activity-sentence.ts';

/** Props of {@link ActivityRow}. */
export interface ActivityRowProps {
  readonly entry: Doc<Activity>;
  /** Whether it is a deletion that was reverted since. */
  readonly isReverted: boolean;
  readonly group: Doc<Group>;
}

/** One change: author, action, and changed fields. */
export function ActivityRow({ entry, group, isReverted }: ActivityRowProps) {
  const t = useT();
  const { time } = useFormatter();
  const sentence = useActivitySentence();
  const { at, by, what, target } = entry.data;
  const { name, hue, src } = useAccountPerson()(by);
  const changes = what === 'edited' ? changedFields(entry.data.before, entry.data.after) : [];
  const change = what === 'group' ? readGroupChange(entry.data.after) : undefined;
  return (
    <ListRow
      as="div"
      leading={<Avatar name={name} hue={hue} src={src} size="small" />}
      title={sentence(entry.data)}
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
      action={isReverted ? undefined : <RestoreVersionButton entry={entry.data} />}
      {...(target.kind === 'expense' ? { render: linkTo(paths.expense(group.id, target.id)) } : {})}
      status={entry.pending ? 'pending' : what === 'deleted' ? 'deleted' : 'settled'}
    />
  );
}
