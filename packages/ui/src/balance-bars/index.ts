export { BalanceBar, type BalanceBarProps } from './balance-bar.tsx';
export { BalanceBars, type BalanceBarsItem, type BalanceBarsProps } from './balance-bars.tsx';
