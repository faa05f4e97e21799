export { Field, useFieldIds, type FieldIds, type FieldProps, type FieldLabels } from './field.tsx';
