import { StackSwatch } from './stack-swatch.tsx';
import type { StackedBar } from './stacked-bar.ts';
import styles from './stacked-bars.module.css';

/** Props of {@link StackTip}. */
export interface StackTipProps {
  id: string;
  bar: StackedBar;
  /** Middle of the bar in the chart, 0 to 1 from its start. */
  place: number;
}

/** The parts of a bar, largest on top, as they are stacked. */
export function StackTip({ id, bar, place }: StackTipProps) {
  const side = place < 0.34 ? 'start' : place > 0.66 ? 'end' : 'middle';
  return (
    <div role="tooltip" id={id} data-side={side} className={styles['tip']}>
      <p className={styles['tipTitle']}>
        <span>{bar.label}</span> <span>{bar.formatted}</span>
      </p>
      <ul role="list" className={styles['tipParts']}>
        {[...bar.parts].reverse().map(({ id: part, label, formatted, hue }) => (
          <li key={part} className={styles['tipPart']}>
            <StackSwatch hue={hue} />
            <span className={styles['tipName']}>{label}</span> <span>{formatted}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
