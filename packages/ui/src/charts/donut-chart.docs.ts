import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `DonutChart`. */
export const docs: ComponentDocs = {
  components: ['DonutChart'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Parts of a whole as slices, with a legend.',
  anatomy: `<DonutChart
  title="By category"
  items={[{ id: 'food', label: 'Food', value: 320, formatted, hue: 1, part: '31%' }]}
  center={<Money parts={total} />}
  labels={labels}
/>`,
  use: ['For two to five parts of one whole.'],
  avoid: ['For more than six parts, or to compare them: use RankedBars.'],
  pairs: [
    {
      right: 'Let percentages add up to 100 (largest remainder).',
      wrong: 'Round each percentage on its own.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the button that shows the table.' },
    { keys: [['Enter'], ['Space']], effect: 'Switches between chart and table.' },
  ],
  accessibility: [
    'The legend names each slice with its value; the ring is hidden from screen readers.',
  ],
};
