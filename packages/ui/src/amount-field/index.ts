export { AmountField, type AmountFieldProps, type CurrencyOption } from './amount-field.tsx';
