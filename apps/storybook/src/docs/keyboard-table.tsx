import { Kbd } from '@quits/ui';
import type { KeyboardRow } from '@quits/ui/docs/component-docs';
import styles from './docs.module.css';

/** Keys of a component and their effects. */
export function KeyboardTable({ rows }: { readonly rows: readonly KeyboardRow[] }) {
  if (rows.length === 0) return <p>It takes no focus and handles no keys.</p>;
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">Effect</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, effect }) => (
          <tr key={effect}>
            <th scope="row">
              <span className={styles['keys']}>
                {keys.map((pressed) => (
                  <Kbd key={pressed.join(' ')} keys={pressed} />
                ))}
              </span>
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
