export { BarChart, type ChartBar, type BarChartProps } from './bar-chart.tsx';
export type { ChartItem, ChartLabels, ChartProps } from './chart-frame.tsx';
export { DonutChart, type DonutChartProps, type ChartSlice } from './donut-chart.tsx';
export { LineChart, type LineChartProps, type ChartPoint } from './line-chart.tsx';
