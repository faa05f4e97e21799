import { personHue } from '../lib/person-hue.ts';
import chart from './charts.module.css';
import styles from './stacked-bars.module.css';

/** Color of a part in a legend; gray without a hue. */
export function StackSwatch({ hue }: { hue: number | undefined }) {
  return hue === undefined ? (
    <span className={`${chart['swatch']} ${styles['rest']}`} />
  ) : (
    <span data-person={personHue(hue)} className={chart['swatch']} />
  );
}
