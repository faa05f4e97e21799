import type { ReactNode } from 'react';
import { useId } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './field.module.css';

/** Texts of a field. */
export interface FieldLabels {
  /** Visible label. */
  label: string;
  /** Permanent help text. */
  hint?: ReactNode;
  /** Problem and solution; makes the field invalid. */
  error?: string | undefined;
  /** Text after the label, such as “optional”. */
  note?: string | undefined;
  /** Hides the label visually. @default false */
  hideLabel?: boolean | undefined;
}

/** Ids that tie a control to its label, hint and error. */
export interface FieldIds {
  id: string;
  hintId: string;
  errorId: string;
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  };
}

/** Creates the ids of a field. */
export function useFieldIds(given: string | undefined, texts: FieldLabels): FieldIds {
  const made = useId();
  const id = given ?? made;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const invalid = texts.error !== undefined;
  const described = [invalid && errorId, texts.hint !== undefined && hintId].filter(Boolean);
  return {
    id,
    hintId,
    errorId,
    control: {
      id,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      'aria-invalid': invalid || undefined,
    },
  };
}

/** Props of {@link Field}. */
export interface FieldProps {
  /** Label, hint and error of the control. */
  texts: FieldLabels;
  /** Ids that connect the texts with the control, from `useFieldIds`. */
  ids: FieldIds;
  /** Class of the root element. */
  className?: string | undefined;
  /** Contents. */
  children: ReactNode;
}

/** Lays a control out under its label, over its hint and error. */
export function Field({ texts, ids, className, children }: FieldProps) {
  const { label, hint, error, note, hideLabel } = texts;
  return (
    <div
      className={joinClasses(styles['root'], className)}
      data-invalid={error === undefined ? undefined : ''}
    >
      <label htmlFor={ids.id} className={styles['label']} {...(hideLabel && { 'data-hidden': '' })}>
        {label}
        {note !== undefined && <span className={styles['note']}> {note}</span>}
      </label>
      {children}
      {error !== undefined && (
        <p id={ids.errorId} className={styles['error']}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div id={ids.hintId} className={styles['hint']}>
          {hint}
        </div>
      )}
    </div>
  );
}
