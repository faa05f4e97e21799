import type { KitChange } from '@quits/ui/docs/component-facts';
import { CodeText } from './code-text.tsx';
import styles from './docs.module.css';

/** Changes of the kit by version, newest first. */
export function ChangeList({ changes }: { readonly changes: readonly KitChange[] }) {
  return (
    <>
      {changes.map(({ version, lines }) => (
        <section key={version} className={styles['part']}>
          <h2 id={version}>{version === 'next' ? 'Next version' : version}</h2>
          <ul className={styles['list']}>
            {lines.map((line) => (
              <li key={line}>
                <CodeText text={line.replace(/^- /u, '')} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
