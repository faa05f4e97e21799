import { useT } from '@quits/i18n/react';
import type { Reading } from '@quits/ledger';
import { Button } from '@quits/ui';
import { useId } from 'react';
import { focusField } from './focus-field.ts';
import styles from './which-number.module.css';

/** Readings in the order of the question. */
export const READINGS = ['decimal', 'grouping'] as const satisfies readonly Reading[];

/** One reading of an ambiguous number. */
export interface NumberReading {
  /** Displayed text. */
  readonly label: string;
  readonly onChoose: () => void;
}

/** Asks which of two numbers was meant; a choice returns the focus to the field. */
export function WhichNumber({ readings }: { readonly readings: readonly NumberReading[] }) {
  const t = useT();
  const id = useId();
  return (
    <span className={styles['root']}>
      <output id={id}>{t('entry:whichNumber')}</output>
      <span className={styles['choices']}>
        {readings.map(({ label, onChoose }) => (
          <Button
            key={label}
            size="small"
            aria-describedby={id}
            onClick={(event) => {
              // The button disappears with the question.
              focusField(event.currentTarget);
              onChoose();
            }}
          >
            {label}
          </Button>
        ))}
      </span>
    </span>
  );
}
