export { BalanceBars, type Balance, type BalanceBarsProps } from './balance-bars.tsx';
