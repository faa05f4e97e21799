export { Money, type MoneyPart, type MoneyProps } from './money.tsx';
