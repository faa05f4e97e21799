import type { Doc } from '@quits/firestore';
import { useT } from '@quits/i18n/react';
import { List, ListRow, Select } from '@quits/ui';
import { needsSuccessor } from '@quits/product/account/needs-successor.ts';
import type { Group } from '@quits/product/group/schema.ts';
import styles from './account-screen.module.css';

/** Props of {@link GroupDispositions}. */
export interface GroupDispositionsProps {
  readonly groups: readonly Doc<Group>[];
  readonly uid: string;
  /** By group: the uid of the next owner, or `delete`. */
  readonly dispositions: Readonly<Record<string, string>>;
  readonly onDecide: (groupId: string, disposition: string) => void;
}

/** Shows what happens to each group; asks if the user is its only owner. */
export function GroupDispositions({ groups, uid, dispositions, onDecide }: GroupDispositionsProps) {
  const t = useT();
  const asked = groups.filter(({ data }) => needsSuccessor(data, uid));
  const told = groups.filter(({ data }) => !needsSuccessor(data, uid));
  return (
    <>
      {asked.map(({ id, data }) => (
        <Select
          key={id}
          label={t('account:newOwner', { group: data.name })}
          value={dispositions[id] ?? ''}
          options={[
            ...heirs(data, uid, t('common:someone')),
            { value: 'delete', label: t('account:deleteForAll') },
          ]}
          onValueChange={(disposition) => onDecide(id, disposition)}
        />
      ))}
      {told.length === 0 ? null : (
        <List className={styles['told']}>
          {told.map(({ id, data }) => (
            <ListRow
              key={id}
              leading={<span aria-hidden="true">{data.emoji}</span>}
              title={data.name}
              description={t(
                data.memberUids.length === 1 ? 'account:deleteAlone' : 'account:deleteStays',
              )}
            />
          ))}
        </List>
      )}
    </>
  );
}

/** The other members, by the name that they have in the group. */
function heirs(group: Group, uid: string, nameless: string) {
  return group.memberUids
    .filter((member) => member !== uid)
    .map((member) => {
      const person = Object.values(group.people).find((one) => one.uid === member);
      return { value: member, label: person?.name ?? nameless };
    });
}
