import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import checkboxStyles from '../checkbox/checkbox.module.css';
import { joinClasses } from '../lib/join-classes.ts';
import { NumberStepper, type NumberStepperLabels } from '../number-stepper/number-stepper.tsx';
import styles from './split-editor.module.css';

/** One person's part of a split. */
export interface SplitRow {
  id: string;
  name: string;
  hue: number;
  src?: string | undefined;
  /** Whether the person participates. */
  included: boolean;
  /** Typed percentage, amount or adjustment. */
  input?: string;
  /** Their number of shares. */
  weight?: number;
  /** Formatted resulting share. */
  share: ReactNode;
  /** Problem with the input. */
  error?: string | undefined;
}

/** Input of the rows: checkboxes only, weights, or text. */
export type SplitEntry = 'ticks' | 'weights' | 'text';

/** Texts of {@link SplitRows}. */
export interface SplitRowsLabels {
  /** Names the list of people. */
  people: string;
  /** Returns the label of a person's field, such as “Percent for Ben”. */
  input: (name: string) => string;
  quantity?: NumberStepperLabels;
  /** Label of the checkbox for all people, which is shown above more than three. */
  all?: string;
}

/** Props of {@link SplitRows}. */
export interface SplitRowsProps extends HTMLAttributes<HTMLDivElement> {
  entry: SplitEntry;
  rows: readonly SplitRow[];
  onIncludedChange: (id: string, included: boolean) => void;
  /** Includes or excludes everyone; used with `labels.all`. */
  onAllChange?: (included: boolean) => void;
  onInputChange: (id: string, input: string) => void;
  /** Used with the entry `weights`, like `labels.quantity`. */
  onWeightChange?: (id: string, weight: number) => void;
  /** Unit after the input, such as “%”. */
  unit?: string;
  /** Text for the remainder, or that there is none. */
  remainder: ReactNode;
  /** `open` while the parts don't sum to the total. */
  state: 'even' | 'open';
  labels: SplitRowsLabels;
}

/** Maximum number of people without a checkbox for all. */
const FEW = 3;

/** Shares of an amount: participants, inputs and the remainder; children are shown above. */
export function SplitRows(props: SplitRowsProps) {
  const { entry, rows, onIncludedChange, onAllChange, onInputChange, onWeightChange, ...others } =
    props;
  const { unit, remainder, state, labels, className, children, ...rest } = others;
  const id = useId();
  const taking = rows.filter(({ included }) => included).length;
  return (
    <div {...rest} data-state={state} className={joinClasses(styles['root'], className)}>
      {children}
      {labels.all !== undefined && onAllChange !== undefined && rows.length > FEW && (
        <label className={joinClasses(styles['person'], styles['all'])}>
          <input
            type="checkbox"
            ref={(node) => {
              if (node) node.indeterminate = taking > 0 && taking < rows.length;
            }}
            checked={taking === rows.length}
            onChange={() => onAllChange(taking < rows.length)}
            className={joinClasses(checkboxStyles['box'], styles['tick'])}
          />
          {labels.all}
        </label>
      )}
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
              {row.included && entry === 'weights' && labels.quantity !== undefined && (
                <NumberStepper
                  label={labels.input(row.name)}
                  labels={labels.quantity}
                  value={row.weight ?? 1}
                  onValueChange={(weight) => onWeightChange?.(row.id, weight)}
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
