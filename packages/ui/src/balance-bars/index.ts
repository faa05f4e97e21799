export { BalanceBars, type BalanceBarsItem, type BalanceBarsProps } from './balance-bars.tsx';
