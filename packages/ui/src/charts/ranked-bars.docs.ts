import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `RankedBars`. */
export const docs: ComponentDocs = {
  components: ['RankedBars'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Horizontal bars, largest first, each with its figure.',
  anatomy: `<RankedBars
  title="By category"
  items={[{ id: 'food', label: 'Food', value: 320, formatted, part: '31%', tick: 280, render }]}
  note="Bar: paid. Line: share."
  labels={labels}
/>`,
  use: ['To compare categories or people.', 'With render to open the list behind a bar.'],
  avoid: ['For values over time: use BarChart.'],
  pairs: [
    {
      right: 'Show six bars, and the rest as one.',
      wrong: 'Show sixteen bars of which ten are tiny.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the table button, then to each label that is a link.' },
    { keys: [['Enter']], effect: 'Opens what is behind the bar.' },
  ],
  accessibility: ['A list of text; the bars repeat it and are hidden from screen readers.'],
};
