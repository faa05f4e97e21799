export { BarChart, type ChartBar, type ChartLine, type BarChartProps } from './bar-chart.tsx';
export type { ChartItem, ChartLabels, ChartProps } from './chart-frame.tsx';
export { DonutChart, type DonutChartProps, type ChartSlice } from './donut-chart.tsx';
export { RankedBars, type RankedBar, type RankedBarsProps } from './ranked-bars.tsx';
export { LineChart, type LineChartProps, type ChartPoint } from './line-chart.tsx';
export type { StackedBar, StackPart } from './stacked-bar.ts';
export { StackedBars, type StackedBarsProps } from './stacked-bars.tsx';
