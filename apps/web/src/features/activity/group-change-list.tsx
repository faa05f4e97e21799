import { useFormatter, useT } from '@quits/i18n/react';
import type { KeptGroup } from '@quits/product/group/group-change.ts';
import { REPEAT_TEXT } from '@quits/product/expense-form/repeat-text.ts';
import { useCategories } from '../../categories/use-categories.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { useUsualSplitText } from './use-usual-split-text.ts';
import styles from '../../history/change-list.module.css';

/** Props of {@link GroupChangeList}. */
export interface GroupChangeListProps {
  readonly before: KeptGroup;
  readonly after: KeptGroup;
}

const LABELS = {
  name: 'groups:name',
  emoji: 'groups:emoji',
  currency: 'groups:currency',
  simplify: 'balances:plan',
  usualSplit: 'settings:usualSplit',
  usualCategory: 'settings:usualCategory',
  usualPayer: 'settings:usualPayer',
  role: 'settings:role',
  weight: 'groups:weight',
  category: 'expenses:category',
  series: 'groups:recurring',
} as const satisfies Record<keyof KeptGroup, string>;

const FIELDS = [
  'name',
  'emoji',
  'currency',
  'simplify',
  'usualSplit',
  'usualCategory',
  'usualPayer',
  'role',
  'weight',
  'category',
  'series',
] as const satisfies readonly (keyof KeptGroup)[];

/** Changed settings of the group, before and after; renders nothing if the entry stored none. */
export function GroupChangeList({ before, after }: GroupChangeListProps) {
  const t = useT();
  const textOf = useText();
  const changes = FIELDS.map((field) => ({
    field,
    was: textOf(field, before),
    is: textOf(field, after),
  })).filter(({ was, is }) => was !== is);
  if (changes.length === 0) return null;
  return (
    <dl className={styles['root']}>
      {changes.map(({ field, was, is }) => (
        <div key={field} className={styles['change']}>
          <dt>{t(LABELS[field])}</dt>
          <dd>
            {was === '' ? null : <del>{was}</del>} {is === '' ? null : <ins>{is}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns a function that formats one field of one side; empty if it didn't exist. */
function useText(): (field: keyof KeptGroup, kept: KeptGroup) => string {
  const t = useT();
  const { list, money, number } = useFormatter();
  const { categoryOf } = useCategories();
  const nameOf = useNameOf();
  const splitText = useUsualSplitText();
  return (field, kept) => {
    switch (field) {
      case 'role':
        return kept.role === undefined ? '' : t(`groups:${kept.role}`);
      case 'simplify':
        if (kept.simplify === undefined) return '';
        return t(kept.simplify ? 'groups:simplify' : 'balances:notCombined');
      case 'weight':
        return kept.weight === undefined ? '' : number(kept.weight);
      case 'series': {
        if (kept.series === undefined) return '';
        const { title, amount, currency, frequency, rests } = kept.series;
        const when = t(rests === true ? 'entry:paused' : REPEAT_TEXT[frequency]);
        return list([`${title} ${money(amount, currency)}`, when], 'unit');
      }
      case 'usualSplit':
        return kept.usualSplit === undefined ? '' : splitText(kept.usualSplit);
      case 'usualCategory':
        return kept.usualCategory === undefined ? '' : categoryOf(kept.usualCategory).name;
      case 'usualPayer':
        return kept.usualPayer === undefined ? '' : nameOf(kept.usualPayer);
      case 'name':
      case 'emoji':
      case 'currency':
      case 'category':
        return kept[field] ?? '';
    }
  };
}
