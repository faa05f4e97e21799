import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldLabels, useFieldIds } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';

/** Props of {@link TextField}; `ref` and rest props reach the input. */
export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children'>, FieldLabels {
  /** Ref of the control. */
  ref?: Ref<HTMLInputElement>;
  /** Content before the text, such as an icon. */
  start?: ReactNode;
  /** Content after the text, such as a button. */
  end?: ReactNode;
}

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, note, hideLabel, start, end, id, className, ...rest } = props;
  const ids = useFieldIds(id, props);
  return (
    <Field texts={{ label, hint, error, note, hideLabel }} ids={ids} className={className}>
      <div className={fieldStyles['line']}>
        {start}
        <input
          type="text"
          dir="auto"
          {...rest}
          {...ids.control}
          className={fieldStyles['control']}
        />
        {end}
      </div>
    </Field>
  );
}
