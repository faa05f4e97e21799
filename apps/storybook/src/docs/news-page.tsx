import { Unstyled } from '@storybook/addon-docs/blocks';
import { kitFacts } from 'virtual:kit-facts';
import { ChangeList } from './change-list.tsx';
import styles from './docs.module.css';
import { StatusTable } from './status-table.tsx';

/** Changes of the kit, and its new components. */
export function NewsPage() {
  return (
    <Unstyled>
      <div className={styles['page']}>
        <ChangeList changes={kitFacts.changes} />
        <section className={styles['part']}>
          <h2 id="new-components">New components</h2>
          <StatusTable facts={kitFacts} onlyNew />
        </section>
      </div>
    </Unstyled>
  );
}
