import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldLabels, useFieldIds } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './text-area.module.css';
import { joinClasses } from '../lib/join-classes.ts';

/** Props of {@link TextArea}; `ref` and rest props reach the text area. */
export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldLabels {
  /** Ref of the control. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field; grows with its text if the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, note, hideLabel, id, className, rows = 3, ...rest } = props;
  const ids = useFieldIds(id, props);
  return (
    <Field texts={{ label, hint, error, note, hideLabel }} ids={ids} className={className}>
      <div className={fieldStyles['line']}>
        <textarea
          dir="auto"
          {...rest}
          {...ids.control}
          rows={rows}
          className={joinClasses(fieldStyles['control'], styles['control'])}
        />
      </div>
    </Field>
  );
}
