import { CopyButton } from './copy-button.tsx';
import styles from './docs.module.css';
import { isColorToken } from './token-values.ts';

/** Tokens of a component; a press copies one. */
export function UsedTokens({ tokens }: { readonly tokens: readonly string[] }) {
  if (tokens.length === 0) return <p>It uses no tokens.</p>;
  return (
    <ul className={styles['tokens']}>
      {tokens.map((name) => (
        <li key={name}>
          <CopyButton text={`var(${name})`} label={`Copy var(${name})`} className={styles['token']}>
            {isColorToken(name) ? (
              <span className={styles['dot']} style={{ backgroundColor: `var(${name})` }} />
            ) : null}
            <code>{name}</code>
          </CopyButton>
        </li>
      ))}
    </ul>
  );
}
