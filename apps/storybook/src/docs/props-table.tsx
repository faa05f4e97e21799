import type { ArgTypes } from '@storybook/react-vite';
import { CodeText } from './code-text.tsx';
import styles from './docs.module.css';
import { Scroll } from './scroll.tsx';
import { readProps } from './read-props.ts';

/** Props of the main component, read from its types. */
export function PropsTable({ argTypes }: { readonly argTypes: ArgTypes }) {
  const rows = readProps(argTypes);
  if (rows.length === 0) return <p>It has no props of its own.</p>;
  return (
    <Scroll label="Props">
      <table className={styles['table']} data-wide="">
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, type, required, byDefault, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {required ? <span className={styles['required']}> required</span> : null}
              </th>
              <td>
                <code className={styles['type']}>{type}</code>
              </td>
              <td>{byDefault === undefined ? '–' : <code>{byDefault}</code>}</td>
              <td>
                <CodeText text={description} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
