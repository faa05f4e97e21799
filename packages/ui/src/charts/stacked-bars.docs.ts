import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `StackedBars`. */
export const docs: ComponentDocs = {
  components: ['StackedBars'],
  status: 'new',
  since: '0.1.0',
  summary: 'Bars of several parts over an axis, with a tooltip that lists the parts.',
  anatomy: `<StackedBars
  title="By month"
  items={[
    {
      id: '2026-11',
      label: 'November',
      formatted: total,
      parts: [{ id: 'food', label: 'Food', value: 320, formatted, hue: 1 }],
    },
  ]}
  axis={[{ value: 500, label: '500' }]}
  labels={labels}
/>`,
  use: ['For values over time that consist of the same two to four parts.'],
  avoid: [
    'For one value per bar: use BarChart.',
    'To compare the parts with each other: use RankedBars.',
  ],
  pairs: [
    {
      right: 'Keep the three largest parts and add up the rest.',
      wrong: 'Stack ten parts that nobody can tell apart.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the table button, then to one bar.' },
    {
      keys: [['Left'], ['Right']],
      effect:
        'Moves to the previous or next bar and lists its parts; mirrored in right-to-left languages.',
    },
    { keys: [['Home'], ['End']], effect: 'Moves to the first or last bar.' },
    { keys: [['Enter']], effect: 'Follows the link of the bar, if it has one.' },
    { keys: [['Esc']], effect: 'Hides the tooltip.' },
  ],
  accessibility: [
    'Each bar is a button, or a link with `render`, that reads as its label and sum; the tooltip describes it.',
    'The table has a column for each part.',
  ],
};
