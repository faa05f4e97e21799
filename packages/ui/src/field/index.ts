export { Field, useFieldIds, type FieldIds, type FieldProps, type FieldTexts } from './field.tsx';
