import { Unstyled } from '@storybook/addon-docs/blocks';
import { kitFacts } from 'virtual:kit-facts';
import styles from './docs.module.css';
import { formatBytes } from './format-bytes.ts';
import { StatusTable } from './status-table.tsx';

/** Every component in one table, and the size of the whole. */
export function StatusPage() {
  const { script, styles: sheet } = kitFacts.size;
  return (
    <Unstyled>
      <div className={styles['page']}>
        <p>
          All components together: {formatBytes(script)} of script and {formatBytes(sheet)} of
          styles, gzipped, without React.
        </p>
        <StatusTable facts={kitFacts} />
      </div>
    </Unstyled>
  );
}
