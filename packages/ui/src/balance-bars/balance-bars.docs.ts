import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `BalanceBars`. */
export const docs: ComponentDocs = {
  components: ['BalanceBars', 'BalanceBar'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Balances of several people as bars on both sides of a center line.',
  anatomy: `<BalanceBars
  label="Balances"
  balances={[{ id, name, hue, value: 26393, amount, label: 'gets back' }]}
/>

<BalanceBar value={-0.15} />`,
  use: [
    'To compare who gets back and who owes.',
    'BalanceBar alone: one balance in a row of a list.',
  ],
  avoid: ['For values that are all positive: use RankedBars.'],
  pairs: [
    {
      right: 'Pass the words of the direction as label: gets back, owes.',
      wrong: 'Rely on the side of the bar to say who owes.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A list; each item reads as its label. The bars themselves are hidden from screen readers.',
    'The side of the line, the sign and the word say the same as the color.',
  ],
};
