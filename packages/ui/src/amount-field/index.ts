export {
  AmountField,
  type AmountFieldProps,
  type AmountOperator,
  type CurrencyOption,
} from './amount-field.tsx';
