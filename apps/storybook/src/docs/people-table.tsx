import { CopyButton } from './copy-button.tsx';
import styles from './docs.module.css';

const HUES = Array.from({ length: 12 }, (_, index) => index);

/** The twelve hues of people: the bar, and initials on the wash. */
export function PeopleTable() {
  return (
    <ul className={styles['people']}>
      {HUES.map((hue) => (
        <li key={hue} data-person={hue}>
          <span className={styles['bar']} />
          <span className={styles['initials']}>Aa</span>
          <CopyButton
            text={`data-person="${hue}"`}
            label={`Copy data-person="${hue}"`}
            className={styles['token']}
          >
            <code>{hue}</code>
          </CopyButton>
        </li>
      ))}
    </ul>
  );
}
