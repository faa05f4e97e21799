import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Combobox`. */
export const docs: ComponentDocs = {
  components: ['Combobox'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A text field that finds one of many options.',
  anatomy: `<Combobox
  label="Currency"
  options={[{ value: 'EUR', label: 'Euro', detail: 'EUR', keywords: '€' }]}
  value={code}
  onValueChange={setCode}
  empty="No currency found"
/>`,
  use: ['From about ten options on, or if people know what they look for.'],
  avoid: ['For fewer options: use Select or RadioGroup.', 'For commands: use CommandPalette.'],
  pairs: [
    { right: 'Add keywords that people may type.', wrong: 'Sort options by an internal id.' },
  ],
  keyboard: [
    { keys: [['Down'], ['Up']], effect: 'Opens the list, then moves in it.' },
    { keys: [['Page Down'], ['Page Up']], effect: 'Moves by eight options.' },
    { keys: [['Enter']], effect: 'Chooses the option.' },
    {
      keys: [['Esc']],
      effect: 'Closes the list and keeps the value; a surrounding dialog stays open.',
    },
  ],
  accessibility: ['A combobox with a listbox; the focus stays in the field.'],
};
