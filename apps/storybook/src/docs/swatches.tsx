import styles from './docs.module.css';

/** Tokens of one kind, as they are painted now. */
export function Swatches({ names }: { names: readonly string[] }) {
  return (
    <div className={styles['swatches']}>
      {names.map((name) => (
        <div key={name} className={styles['swatch']}>
          <span className={styles['paint']} style={{ backgroundColor: `var(--q-${name})` }} />
          <code>--q-{name}</code>
        </div>
      ))}
    </div>
  );
}

/** The twelve hues of people. */
export function People() {
  return (
    <div className={styles['swatches']}>
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} data-person={index} className={styles['swatch']}>
          <span className={styles['paint']} style={{ backgroundColor: 'var(--q-person)' }} />
          <code>data-person={index}</code>
        </div>
      ))}
    </div>
  );
}

const SIZES = ['caption', 'small', '', 'lead', 'title', 'heading', 'hero'] as const;

/** The type scale. */
export function TypeScale() {
  return (
    <div className={styles['scale']}>
      {SIZES.map((size) => {
        const token = size === '' ? '--q-text' : `--q-text-${size}`;
        return (
          <div key={token} className={styles['size']}>
            <code>{token}</code>
            <span style={{ fontSize: `var(${token})` }}>You owe Ben 12.40</span>
          </div>
        );
      })}
    </div>
  );
}

const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

/** The steps of space. */
export function SpaceScale() {
  return (
    <div className={styles['scale']}>
      {SPACES.map((step) => (
        <div key={step} className={styles['size']}>
          <code>--q-space-{step}</code>
          <span className={styles['step']} style={{ inlineSize: `var(--q-space-${step})` }} />
        </div>
      ))}
    </div>
  );
}
