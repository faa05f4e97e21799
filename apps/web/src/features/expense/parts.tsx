import { useFormatter } from '@quits/i18n/react';
import { Avatar, List, ListRow, personHue } from '@quits/ui';
import type { Group } from '@quits/product/group/schema.ts';
import { useHue } from '../../group-people/use-hue.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { Amount } from '../../money/amount.tsx';
import styles from './expense-screen.module.css';

/** Props of {@link Parts}. */
export interface PartsProps {
  /** Minor units by person. */
  readonly amounts: Readonly<Record<string, number>>;
  readonly currency: string;
  readonly group: Group;
}

/** Amounts by person, each with a bar for its percentage. */
export function Parts({ amounts, currency, group }: PartsProps) {
  const hueOf = useHue();
  const nameOf = useNameOf();
  const { compare } = useFormatter();
  const rows = Object.entries(amounts)
    .map(([id, minor]) => ({ id, minor, name: group.people[id]?.name ?? '?' }))
    .sort((a, b) => b.minor - a.minor || compare(a.name, b.name));
  const most = Math.max(1, ...rows.map(({ minor }) => Math.abs(minor)));
  return (
    <List>
      {rows.map(({ id, minor, name }) => (
        <ListRow
          key={id}
          leading={<Avatar name={name} hue={hueOf(id)} size="small" />}
          title={nameOf(id)}
          description={
            rows.length > 1 ? (
              <span
                className={styles['bar']}
                data-person={personHue(hueOf(id))}
                style={{ inlineSize: `${(Math.abs(minor) / most) * 100}%` }}
              />
            ) : undefined
          }
          amount={<Amount minor={minor} currency={currency} />}
        />
      ))}
    </List>
  );
}
