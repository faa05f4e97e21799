import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `NumberStepper`. */
export const docs: ComponentDocs = {
  components: ['NumberStepper'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A field for a small number, with buttons that decrease and increase it.',
  anatomy: `<NumberStepper
  label="Shares of Ben"
  value={2}
  onValueChange={setShares}
  min={0}
  max={99}
  labels={{ less: 'One less', more: 'One more' }}
/>`,
  use: ['For small whole numbers.'],
  avoid: ['For amounts: use AmountField. For large ranges: use Slider.'],
  pairs: [{ right: 'Set min and max.', wrong: 'Use it for values above a hundred.' }],
  keyboard: [
    { keys: [['Up'], ['Down']], effect: 'Adds or subtracts 1.' },
    { keys: [['Page Up'], ['Page Down']], effect: 'Adds or subtracts 10.' },
    { keys: [['Home'], ['End']], effect: 'Sets the minimum or maximum.' },
    { keys: [['0–9']], effect: 'Sets the digit.' },
  ],
  accessibility: ['A spin button is the only stop of the Tab key; the buttons serve pointers.'],
};
