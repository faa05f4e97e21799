import { useT } from '@quits/i18n/react';
import { writeFilter } from '@quits/product/expense-list/expense-filter.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import { tagsOf } from '@quits/product/expense/tags.ts';
import { Link } from '@quits/ui';
import { useGroup } from '../../open-group/group-context.tsx';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import styles from './expense-screen.module.css';

/** The tags of an expense, each linked to all expenses that have it. */
export function TagLinks({ expense }: { readonly expense: Expense }) {
  const t = useT();
  const { id } = useGroup();
  const tags = tagsOf(expense);
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('budgets:tag')} className={styles['tags']}>
      {tags.map(({ key, label }) => (
        <li key={key}>
          <Link render={linkTo(`${paths.group(id)}?${writeFilter({ tag: label }).toString()}`)}>
            #{label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
