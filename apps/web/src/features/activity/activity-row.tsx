import type { Doc } from '@quits/firestore';
import { useFormat, useT } from '@quits/i18n/react';
import { Avatar, ListRow } from '@quits/ui';
import type { Activity } from '../../data/schemas/activity.ts';
import type { Group } from '../../data/schemas/group.ts';
import { useHue } from '../../group-context/use-hue.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { readSummary } from './read-summary.ts';

/** Props of {@link ActivityRow}. */
export interface ActivityRowProps {
  readonly entry: Doc<Activity>;
  readonly group: Doc<Group>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** One change: who, what, and how it was before. */
export function ActivityRow({ entry, group, now }: ActivityRowProps) {
  const hueOf = useHue();
  const t = useT();
  const { money, relative } = useFormat();
  const { at, by, what, target } = entry.data;
  const before = readSummary(entry.data.before);
  const after = readSummary(entry.data.after);
  const person = Object.entries(group.data.people).find(([, { uid }]) => uid === by);
  const name = person?.[1].name ?? t('common:someone');
  const amountOf = (summary: NonNullable<typeof before>) => money(summary.amount, summary.currency);
  return (
    <ListRow
      lead={<Avatar name={name} hue={hueOf(person?.[0] ?? by)} size="small" />}
      title={sentence()}
      {...(what === 'edited' && before !== undefined
        ? { sentence: t('balances:was', { title: before.title, amount: amountOf(before) }) }
        : {})}
      share={at === null ? '' : relative(at, now)}
      {...(target.kind === 'expense' ? { render: linkTo(paths.expense(group.id, target.id)) } : {})}
      state={entry.pending ? 'pending' : what === 'deleted' ? 'struck' : 'settled'}
    />
  );

  function sentence(): string {
    const shown = after ?? before;
    const title = shown?.title ?? '';
    const amount = shown === undefined ? '' : amountOf(shown);
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
        return t('balances:groupChanged', { name });
    }
  }
}
