export { Stat, StatRow, type StatProps, type StatRowProps } from './stat.tsx';
