import { Icon } from '@quits/ui';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ComponentDocs } from '@quits/ui/docs/component-docs';
import styles from './docs.module.css';

/** Situations for the component, and for something else. */
export function UseLists({ docs }: { readonly docs: ComponentDocs }) {
  return (
    <div className={styles['pair']}>
      <Situations title="Use it" items={docs.use} />
      <Situations title="Use something else" items={docs.avoid} />
    </div>
  );
}

function Situations({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly string[];
}) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** Pairs of good and bad practice. */
export function Practices({ docs }: { readonly docs: ComponentDocs }) {
  return (
    <div className={styles['practices']}>
      {docs.pairs.map(({ right, wrong }) => (
        <div key={right} className={styles['pair']}>
          <p data-practice="do" className={styles['practice']}>
            <strong>
              <Icon glyph={Check} size="small" /> Do
            </strong>
            {right}
          </p>
          <p data-practice="dont" className={styles['practice']}>
            <strong>
              <Icon glyph={X} size="small" /> Don’t
            </strong>
            {wrong}
          </p>
        </div>
      ))}
    </div>
  );
}
