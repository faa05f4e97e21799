import { CopyButton } from './copy-button.tsx';
import styles from './docs.module.css';
import { highlight } from './highlight.ts';

/** Code with a button that copies it. */
export function CodeBlock({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <div className={styles['code']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <pre tabIndex={0} aria-label={label}>
        <code>
          {highlight(code).map(({ kind, text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- never reordered
            <span key={index} data-kind={kind}>
              {text}
            </span>
          ))}
        </code>
      </pre>
      <CopyButton text={code} label={`Copy: ${label}`} />
    </div>
  );
}
