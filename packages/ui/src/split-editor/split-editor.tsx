import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import checkboxStyles from '../checkbox/checkbox.module.css';
import { joinClasses } from '../lib/join-classes.ts';
import { Quantity, type QuantityLabels } from '../quantity/quantity.tsx';
import { SegmentedControl, type Segment } from '../segmented-control/segmented-control.tsx';
import styles from './split-editor.module.css';

/** One person's part of a split. */
export interface SplitRow {
  id: string;
  name: string;
  hue: number;
  src?: string | undefined;
  /** Whether they take part. */
  included: boolean;
  /** What was typed for them: a percentage, an amount, an adjustment. */
  input?: string;
  /** Their number of shares. */
  weight?: number;
  /** What it comes to, formatted. */
  share: ReactNode;
  /** What is wrong with what was typed. */
  error?: string | undefined;
}

/** How the rows are edited: by ticks alone, by counting, or by typing. */
export type SplitEntry = 'ticks' | 'weights' | 'text';

/** Texts of {@link SplitEditor}. */
export interface SplitEditorLabels {
  /** Names the choice of modes. */
  mode: string;
  /** Names the list of people. */
  people: string;
  /** Names a person's field, such as “Percent for Ben”. */
  input: (name: string) => string;
  quantity: QuantityLabels;
}

/** Props of {@link SplitEditor}. */
export interface SplitEditorProps<Mode extends string> extends HTMLAttributes<HTMLDivElement> {
  modes: readonly Segment<Mode>[];
  mode: Mode;
  onModeChange: (mode: Mode) => void;
  entry: SplitEntry;
  rows: readonly SplitRow[];
  onIncludedChange: (id: string, included: boolean) => void;
  onInputChange: (id: string, input: string) => void;
  onWeightChange: (id: string, weight: number) => void;
  /** Behind what is typed, such as “%”. */
  unit?: string;
  /** What is left or too much, or that it is even. */
  remainder: ReactNode;
  /** `open` while the parts do not make the whole. */
  state: 'even' | 'open';
  labels: SplitEditorLabels;
}

/** Who takes part in an expense, and with how much. */
export function SplitEditor<Mode extends string>(props: SplitEditorProps<Mode>) {
  const { modes, mode, onModeChange, entry, rows, onIncludedChange, onInputChange, ...others } =
    props;
  const { onWeightChange, unit, remainder, state, labels, className, ...rest } = others;
  const id = useId();
  return (
    <div {...rest} data-state={state} className={joinClasses(styles['root'], className)}>
      <SegmentedControl
        label={labels.mode}
        segments={modes}
        value={mode}
        onValueChange={onModeChange}
      />
      <ul role="list" aria-label={labels.people} className={styles['rows']}>
        {rows.map((row) => {
          const errorId = `${id}-${row.id}`;
          return (
            <li
              key={row.id}
              data-included={row.included ? '' : undefined}
              className={styles['row']}
            >
              <label className={styles['person']}>
                <input
                  type="checkbox"
                  checked={row.included}
                  onChange={(event) => onIncludedChange(row.id, event.target.checked)}
                  className={joinClasses(checkboxStyles['box'], styles['tick'])}
                />
                <Avatar name={row.name} hue={row.hue} src={row.src} size="small" />
                <span className={styles['name']}>{row.name}</span>
              </label>
              {row.included && entry === 'weights' && (
                <Quantity
                  label={labels.input(row.name)}
                  labels={labels.quantity}
                  value={row.weight ?? 1}
                  onValueChange={(weight) => onWeightChange(row.id, weight)}
                />
              )}
              {row.included && entry === 'text' && (
                <span className={styles['entry']}>
                  <input
                    inputMode="decimal"
                    autoComplete="off"
                    dir="ltr"
                    aria-label={labels.input(row.name)}
                    aria-invalid={row.error === undefined ? undefined : true}
                    aria-describedby={row.error === undefined ? undefined : errorId}
                    value={row.input ?? ''}
                    onChange={(event) => onInputChange(row.id, event.target.value)}
                    className={styles['input']}
                  />
                  {unit !== undefined && <span className={styles['unit']}>{unit}</span>}
                </span>
              )}
              <span className={styles['share']}>{row.share}</span>
              {row.error !== undefined && (
                <span id={errorId} className={styles['error']}>
                  {row.error}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles['remainder']}>
        <span aria-hidden className={styles['balance']} />
        {remainder}
      </p>
    </div>
  );
}
