import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `PeoplePicker`. */
export const docs: ComponentDocs = {
  components: ['PeoplePicker'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A choice of several people, with search and all or none.',
  anatomy: `<PeoplePicker
  label="For whom"
  people={people}
  selected={ids}
  onSelectedChange={setIds}
  labels={labels}
/>`,
  use: ['To choose several of up to a few hundred people.'],
  avoid: ['To choose one person: use Combobox or RadioGroup.'],
  pairs: [{ right: 'List those who were chosen last first.', wrong: 'Sort by id.' }],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the search, the button for all, and each person.' },
    { keys: [['Space']], effect: 'Chooses the person.' },
    { keys: [['Esc']], effect: 'Clears the search.' },
  ],
  accessibility: ['A group of native checkboxes that the label names.'],
};
