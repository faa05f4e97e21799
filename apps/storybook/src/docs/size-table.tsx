import type { ComponentFacts } from '@quits/ui/docs/component-facts';
import styles from './docs.module.css';
import { formatBytes } from './format-bytes.ts';

/** Measured size of a component: each export alone, and its styles. */
export function SizeTable({ facts }: { readonly facts: ComponentFacts }) {
  return (
    <table className={styles['table']}>
      <caption>
        Minified and gzipped, each import alone, without React. Components share code: two together
        cost less than their sum.
      </caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col" data-figure="">
            Size
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(facts.script).map(([name, bytes]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td data-figure="">{formatBytes(bytes)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Styles, a part of styles.css</th>
          <td data-figure="">{formatBytes(facts.styles)}</td>
        </tr>
      </tbody>
    </table>
  );
}
