export { BarChart, type Bar, type BarChartProps } from './bar-chart.tsx';
export type { ChartItem, ChartLabels, ChartProps } from './chart-frame.tsx';
export { DonutChart, type DonutChartProps, type Slice } from './donut-chart.tsx';
export { LineChart, type LineChartProps, type Point } from './line-chart.tsx';
