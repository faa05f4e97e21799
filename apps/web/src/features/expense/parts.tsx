import { Avatar, List, ListRow } from '@quits/ui';
import type { Group } from '../../data/schemas/group.ts';
import { useHue } from '../../group-context/use-hue.ts';
import { Amount } from '../../money/amount.tsx';

/** Props of {@link Parts}. */
export interface PartsProps {
  /** Minor units by person. */
  readonly amounts: Readonly<Record<string, number>>;
  readonly currency: string;
  readonly group: Group;
}

/** An amount for each of some people, by name. */
export function Parts({ amounts, currency, group }: PartsProps) {
  const hueOf = useHue();
  const rows = Object.entries(amounts)
    .map(([id, minor]) => ({ id, minor, name: group.people[id]?.name ?? '?' }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <List>
      {rows.map(({ id, minor, name }) => (
        <ListRow
          key={id}
          lead={<Avatar name={name} hue={hueOf(id)} size="small" />}
          title={name}
          amount={<Amount minor={minor} currency={currency} />}
        />
      ))}
    </List>
  );
}
