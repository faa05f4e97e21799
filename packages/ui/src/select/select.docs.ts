import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Select`. */
export const docs: ComponentDocs = {
  components: ['Select'],
  status: 'stable',
  since: '0.1.0',
  summary: 'One of several options in the system’s list.',
  anatomy: `<Select
  label="Currency"
  options={[{ value: 'EUR', label: 'Euro' }]}
  value={currency}
  onValueChange={setCurrency}
/>`,
  use: ['For five to about fifteen options that people know.'],
  avoid: ['For many options: use Combobox.', 'For two options: use RadioGroup or Switch.'],
  pairs: [
    {
      right: 'Group options with headings from about ten on.',
      wrong: 'Start with an empty option if one is usual.',
    },
  ],
  keyboard: [
    {
      keys: [['Space'], ['Up'], ['Down']],
      effect: 'Opens the list, or changes the value, as the system does.',
    },
    { keys: [['A–Z']], effect: 'Chooses an option by its first letters.' },
  ],
  accessibility: ['A native select: each system shows its own accessible list.'],
};
