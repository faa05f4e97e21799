import { type HTMLAttributes, type ReactNode, useId, useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import checkboxStyles from '../checkbox/checkbox.module.css';
import { joinClasses } from '../lib/join-classes.ts';
import { NumberStepper, type NumberStepperLabels } from '../number-stepper/number-stepper.tsx';
import styles from './split-editor.module.css';
import type { SplitRow } from './split-row.ts';
import { SplitTools, type SplitToolsLabels } from './split-tools.tsx';
import { FEW_ROWS, visibleRows } from './visible-rows.ts';

/** Input of the rows: checkboxes only, weights, or text. */
export type SplitEntry = 'ticks' | 'weights' | 'text';

/** Texts of {@link SplitRows}. */
export interface SplitRowsLabels {
  /** Names the list of people. */
  people: string;
  /** Returns the label of a person's field, such as “Percent for Ben”. */
  input: (name: string, id: string) => string;
  /** Texts of the steppers of weights. */
  quantity?: NumberStepperLabels;
  /** Label of the checkbox for all people, which is shown above more than three. */
  all?: string;
  /** Tools for more than nine people; without them, every row is shown. */
  tools?: SplitToolsLabels;
}

/** Props of {@link SplitRows}. */
export interface SplitRowsProps extends HTMLAttributes<HTMLDivElement> {
  /** How the inputs of people are entered. */
  entry: SplitEntry;
  /** A row for each person. */
  rows: readonly SplitRow[];
  /** Called when a person is included or left out. */
  onIncludedChange: (id: string, included: boolean) => void;
  /** Includes or excludes everyone; used with `labels.all`. */
  onAllChange?: (included: boolean) => void;
  /** Leaves only the reader; used with `labels.tools`. */
  onOnlyMe?: () => void;
  /** Called with what is typed for a person. */
  onInputChange: (id: string, input: string) => void;
  /** Used with the entry `weights`, like `labels.quantity`. */
  onWeightChange?: (id: string, weight: number) => void;
  /** Unit after the input, such as “%”. */
  unit?: string;
  /** Text for the remainder, or that there is none. */
  remainder: ReactNode;
  /** `open` while the parts don't sum to the total. */
  state: 'even' | 'open';
  /** Texts of its parts. */
  labels: SplitRowsLabels;
}

/** Maximum number of people without a checkbox for all. */
const FEW = 3;

/** Shares of an amount: participants, inputs and the remainder; children are shown above. */
export function SplitRows(props: SplitRowsProps) {
  const { entry, rows, onIncludedChange, onAllChange, onOnlyMe, onInputChange, ...others } = props;
  const { onWeightChange, unit, remainder, state, labels, className, children, ...rest } = others;
  const id = useId();
  const [query, setQuery] = useState('');
  const [isWhole, setWhole] = useState(false);
  const taking = rows.filter(({ included }) => included).length;
  const tools = rows.length > FEW_ROWS ? labels.tools : undefined;
  const shown = tools === undefined ? rows : visibleRows(rows, { query, isWhole });

  function toggleFirst(): void {
    const [first] = shown;
    if (query.trim() === '' || first === undefined) return;
    onIncludedChange(first.id, !first.included);
    setQuery('');
  }

  return (
    <div
      {...rest}
      data-state={state}
      data-many={tools === undefined ? undefined : ''}
      className={joinClasses(styles['root'], className)}
    >
      {children}
      {tools === undefined ? null : (
        <SplitTools
          labels={tools}
          query={query}
          onQueryChange={setQuery}
          onEnter={toggleFirst}
          {...{ onAllChange, onOnlyMe }}
        />
      )}
      {tools === undefined &&
        labels.all !== undefined &&
        onAllChange !== undefined &&
        rows.length > FEW && (
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
        {shown.map((row) => {
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
                <Avatar name={row.fullName ?? row.name} hue={row.hue} src={row.src} size="small" />
                <span className={styles['name']}>{row.name}</span>
              </label>
              {row.included && entry === 'weights' && labels.quantity !== undefined && (
                <NumberStepper
                  label={labels.input(row.name, row.id)}
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
                    aria-label={labels.input(row.name, row.id)}
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
      {tools === undefined || (shown.length === rows.length && query === '') ? null : (
        <div className={styles['more']}>
          {shown.length === 0 ? <p role="status">{tools.empty}</p> : null}
          {query === '' ? (
            <Button variant="quiet" align="edge" onClick={() => setWhole(true)}>
              {tools.showAll(rows.length)}
            </Button>
          ) : null}
        </div>
      )}
      <p role="status" className={styles['remainder']}>
        <span aria-hidden className={styles['balance']} />
        {remainder}
      </p>
    </div>
  );
}
