import { Button } from '../button/button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import styles from './split-editor.module.css';

/** Texts of the tools for many people. */
export interface SplitToolsLabels {
  /** Names the search field. */
  search: string;
  /** Names the button that clears the search. */
  clear: string;
  /** Names the button that selects all. */
  all: string;
  /** Names the button that selects none. */
  none: string;
  /** Label of the button that leaves only the reader. */
  onlyMe: string;
  /** Shown if no person matches the search. */
  empty: string;
  /** Returns the label of the button that shows all rows. */
  showAll: (total: number) => string;
}

/** Props of {@link SplitTools}. */
export interface SplitToolsProps {
  labels: SplitToolsLabels;
  query: string;
  onQueryChange: (query: string) => void;
  /** Called when Enter is pressed in the search. */
  onEnter: () => void;
  onAllChange: ((included: boolean) => void) | undefined;
  /** Omitted if the reader isn't among the people. */
  onOnlyMe: (() => void) | undefined;
}

/** Search and choices for the rows of many people. */
export function SplitTools(props: SplitToolsProps) {
  const { labels, query, onQueryChange, onEnter, onAllChange, onOnlyMe } = props;
  return (
    <div className={styles['tools']}>
      <SearchField
        label={labels.search}
        placeholder={labels.search}
        clearLabel={labels.clear}
        value={query}
        onValueChange={onQueryChange}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          // It would submit the form.
          event.preventDefault();
          onEnter();
        }}
      />
      {onAllChange === undefined ? null : (
        <div className={styles['choices']}>
          <Button size="small" onClick={() => onAllChange(true)}>
            {labels.all}
          </Button>
          <Button size="small" onClick={() => onAllChange(false)}>
            {labels.none}
          </Button>
          {onOnlyMe === undefined ? null : (
            <Button size="small" onClick={onOnlyMe}>
              {labels.onlyMe}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
