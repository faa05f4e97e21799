import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `SearchField`. */
export const docs: ComponentDocs = {
  components: ['SearchField'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A field that filters a list while typing.',
  anatomy: `<SearchField label="Search" value={query} onValueChange={setQuery} clearLabel="Clear" />`,
  use: ['Above lists of more than about eight items.'],
  avoid: ['To choose one of the results: use Combobox.'],
  pairs: [
    {
      right: 'Keep the list in place, and say if nothing is found.',
      wrong: 'Search only after Enter.',
    },
  ],
  keyboard: [
    { keys: [['Esc']], effect: 'Clears it; if it is empty, the surrounding dialog closes.' },
  ],
  accessibility: [
    'A search input with a name, even if the label is hidden; clearing returns the focus to it.',
  ],
};
