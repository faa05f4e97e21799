export { Money, type MoneyProps } from './money.tsx';
export type { MoneyPart } from './money-part.ts';
