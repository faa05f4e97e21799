import { SearchField } from '@quits/ui';
import type { ReactNode } from 'react';
import { TEXTS } from '../texts.ts';
import styles from './toolbar.module.css';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  /** Names the search field. */
  readonly label: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Further controls. */
  readonly children?: ReactNode;
}

/** A filter over a list. */
export function Toolbar({ label, query, onQueryChange, children }: ToolbarProps) {
  return (
    <search className={styles['root']}>
      <SearchField
        className={styles['search']}
        label={label}
        placeholder={label}
        clearLabel={TEXTS.rows.clear}
        value={query}
        onValueChange={onQueryChange}
      />
      {children}
    </search>
  );
}
