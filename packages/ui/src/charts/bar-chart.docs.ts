import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `BarChart`. */
export const docs: ComponentDocs = {
  components: ['BarChart'],
  status: 'stable',
  since: '0.1.0',
  summary: 'One value per month or category as vertical bars.',
  anatomy: `<BarChart
  title="By month"
  items={[{ id: '2026-11', label: 'November', short: 'Nov', value: 840, formatted }]}
  current="2026-11"
  axis={[{ value: 500, label: '500' }]}
  reference={{ value: 560, label: 'Typical month' }}
  labels={labels}
/>`,
  use: ['For values over time, up to about twelve.'],
  avoid: ['To compare categories: use RankedBars.', 'For parts of each bar: use StackedBars.'],
  pairs: [
    { right: 'Give it an axis, or values above the bars.', wrong: 'Show bars without any number.' },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the button that shows the table.' },
    { keys: [['Enter'], ['Space']], effect: 'Switches between chart and table.' },
  ],
  accessibility: ['Screen readers read the table with the same values; everyone can switch to it.'],
};
