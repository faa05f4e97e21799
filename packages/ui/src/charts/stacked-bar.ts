import type { ReactNode } from 'react';
import type { RenderProp } from '../lib/render-prop.ts';
import type { ChartItem } from './chart-frame.tsx';

/** A part of a {@link StackedBar}; parts with the same id in several bars have the same label and hue. */
export interface StackPart extends ChartItem {
  /** Hue of a person or category; parts without one, such as the rest, are gray. */
  hue?: number;
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
  /** Height of the bar. @default the sum of its parts */
  value?: number;
  /** Short value over the bar, such as “3.4k”. */
  figure?: string;
  /** Renders the bar as a link, such as to a filtered list. */
  render?: RenderProp;
}
