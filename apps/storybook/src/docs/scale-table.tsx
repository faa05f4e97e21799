/* oxlint-disable jsx-a11y/control-has-associated-label -- the cells contain buttons with text */
import type { CSSProperties } from 'react';
import { groupOf } from '@quits/ui/export/token-groups';
import { CopyButton } from './copy-button.tsx';
import styles from './docs.module.css';
import { Scroll } from './scroll.tsx';
import { TOKENS } from './token-values.ts';

/** Props of {@link ScaleTable}. */
export interface ScaleTableProps {
  /** Group in the exported tokens, such as `space`. */
  readonly group: string;
}

/** Tokens that aren't colors, each with its value and a sample; a press copies the name. */
export function ScaleTable({ group }: ScaleTableProps) {
  const rows = [...TOKENS].filter(([name]) => groupOf(name)[0] === group);
  const hasSample = group !== 'leading' && group !== 'layer';
  return (
    <Scroll label={group}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            {hasSample ? <th scope="col">Sample</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">
                <CopyButton
                  text={`var(${name})`}
                  label={`Copy var(${name})`}
                  className={styles['token']}
                >
                  <code>{name}</code>
                </CopyButton>
              </th>
              <td>
                <code className={styles['type']}>{value}</code>
              </td>
              {hasSample ? (
                <td>
                  <Sample group={group} name={name} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** Styles that show a token of each group. */
const SAMPLES: Readonly<Record<string, (value: string) => CSSProperties>> = {
  space: (value) => ({
    maxInlineSize: '100%',
    inlineSize: value,
    blockSize: 12,
    backgroundColor: 'var(--q-accent)',
  }),
  size: (value) => ({
    inlineSize: value,
    blockSize: value,
    border: '1px solid var(--q-rule-strong)',
  }),
  radius: (value) => ({
    inlineSize: 48,
    blockSize: 32,
    border: '1px solid var(--q-rule-strong)',
    borderRadius: value,
  }),
  shadow: (value) => ({
    inlineSize: 64,
    blockSize: 36,
    backgroundColor: 'var(--q-paper-raised)',
    boxShadow: value,
  }),
};

function Sample({ group, name }: { readonly group: string; readonly name: string }) {
  const value = `var(${name})`;
  if (group === 'text') {
    return <span style={{ fontSize: value, lineHeight: 1.1 }}>€12.40</span>;
  }
  if (group === 'weight') return <span style={{ fontWeight: value }}>You owe Ben 12.40</span>;
  if (group === 'motion') {
    const style =
      name === '--q-ease' || name === '--q-level'
        ? { transitionTimingFunction: value, transitionDuration: '600ms' }
        : { transitionDuration: value };
    return (
      <span className={styles['track']}>
        <span style={style} />
      </span>
    );
  }
  const style = SAMPLES[group]?.(value);
  return style === undefined ? null : <span style={{ display: 'block', ...style }} />;
}
