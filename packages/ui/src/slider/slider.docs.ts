import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Slider`. */
export const docs: ComponentDocs = {
  components: ['Slider'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A number in a range, where the exact value matters little.',
  anatomy: `<Slider label="Weight" value={50} onValueChange={setWeight} min={0} max={100} valueText="50%" />`,
  use: ['For rough values.'],
  avoid: ['For amounts and exact values: use AmountField or NumberStepper.'],
  pairs: [{ right: 'Show the value as text.', wrong: 'Make it the only way to enter a number.' }],
  keyboard: [
    {
      keys: [['Left'], ['Right']],
      effect: 'Changes the value by a step; mirrored in right-to-left languages.',
    },
    { keys: [['Up'], ['Down']], effect: 'Changes the value by a step.' },
    { keys: [['Home'], ['End']], effect: 'Sets the minimum or maximum.' },
  ],
  accessibility: ['A native range input; valueText is what screen readers read.'],
};
