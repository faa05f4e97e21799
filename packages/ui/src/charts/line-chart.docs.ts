import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `LineChart`. */
export const docs: ComponentDocs = {
  components: ['LineChart'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A value over time as a line, above and below zero.',
  anatomy: `<LineChart
  title="Your balance"
  items={[{ id: 'a', at: 0, label: '1 Nov', value: -12, formatted }]}
  labels={labels}
/>`,
  use: ['For a balance that changes sign over time.'],
  avoid: ['For separate values per month: use BarChart.'],
  pairs: [
    { right: 'Space points by their time.', wrong: 'Space points evenly if their times aren’t.' },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the button that shows the table.' },
    { keys: [['Enter'], ['Space']], effect: 'Switches between chart and table.' },
  ],
  accessibility: ['The side of the zero line is also written as a sign in the table.'],
};
