/* oxlint-disable jsx-a11y/control-has-associated-label -- the cells contain buttons with text */
import { CopyButton } from './copy-button.tsx';
import styles from './docs.module.css';
import { Scroll } from './scroll.tsx';
import { colorIn } from './token-values.ts';

const ratio = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Props of {@link ColorTable}. */
export interface ColorTableProps {
  /** Names without the prefix. */
  readonly names: readonly string[];
  /** The color that contrast is computed against, without the prefix. @default 'paper' */
  readonly against?: string;
}

/** Colors with their values and contrast in both themes, whichever is chosen; a press copies a name or a value. */
export function ColorTable({ names, against = 'paper' }: ColorTableProps) {
  return (
    <Scroll label={`Colors on ${against}`}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Light</th>
            <th scope="col" data-figure="">
              On {against}
            </th>
            <th scope="col">Dark</th>
            <th scope="col" data-figure="">
              On {against}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <CopyButton
                  text={`var(--q-${name})`}
                  label={`Copy var(--q-${name})`}
                  className={styles['token']}
                >
                  <code>--q-{name}</code>
                </CopyButton>
              </th>
              <ColorCells theme="light" name={name} against={against} />
              <ColorCells theme="dark" name={name} against={against} />
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function ColorCells({
  theme,
  name,
  against,
}: {
  readonly theme: 'light' | 'dark';
  readonly name: string;
  readonly against: string;
}) {
  const { hex, css, contrast } = colorIn(theme, `--q-${name}`, `--q-${against}`);
  const { hex: ground } = colorIn(theme, `--q-${against}`, `--q-${against}`);
  return (
    <>
      <td>
        <span className={styles['value']}>
          <span className={styles['sample']} style={{ backgroundColor: ground }}>
            <span style={{ backgroundColor: css }} />
          </span>
          <CopyButton text={css} label={`Copy ${css}`} className={styles['token']}>
            <code>
              {contrast === undefined ? hex.concat(css.replace(/^.* \/ (.+)\)$/u, ' / $1')) : hex}
            </code>
          </CopyButton>
        </span>
      </td>
      <td data-figure="">
        {contrast === undefined || name === against ? (
          '–'
        ) : (
          <>
            {ratio.format(contrast)} <span className={styles['grade']}>{gradeOf(contrast)}</span>
          </>
        )}
      </td>
    </>
  );
}

/** The level of WCAG 2 that text of this contrast has; lines and icons need 3. */
function gradeOf(contrast: number): string {
  if (contrast >= 7) return 'AAA';
  if (contrast >= 4.5) return 'AA';
  return contrast >= 3 ? 'lines' : 'fills';
}
