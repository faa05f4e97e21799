import type { ReactNode } from 'react';
import type { ChartItem } from './chart-frame.tsx';

/** A part of a {@link StackedBar}; parts with the same id in several bars have the same label and hue. */
export interface StackPart extends ChartItem {
  hue: number;
}

/** One bar with its parts, from the bottom up; `formatted` is their sum. */
export interface StackedBar {
  id: string;
  /** Label of the bar. */
  label: string;
  /** Short label under the bar. @default the label */
  short?: string;
  formatted: ReactNode;
  parts: readonly StackPart[];
}
