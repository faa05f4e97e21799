import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `DataTable`. */
export const docs: ComponentDocs = {
  components: ['DataTable'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A table with sorting, totals and a scrollable overflow.',
  anatomy: `<DataTable
  caption="Shares"
  columns={[{ id: 'name', header: 'Person', cell: (row) => row.name }]}
  rows={rows}
  rowKey={(row) => row.id}
  totals={totals}
/>`,
  use: ['For values that are compared across rows and columns.'],
  avoid: ['For a list of things to open: use List.', 'On pages where one column is enough.'],
  pairs: [
    {
      right: 'Mark columns of numbers as figures, so that they align at the end.',
      wrong: 'Put two values into one cell.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the table if it scrolls, and to each sortable header.' },
    { keys: [['Enter'], ['Space']], effect: 'Sorts by the column; again reverses it.' },
    { keys: [['Left'], ['Right']], effect: 'Scrolls a wide table that has the focus.' },
  ],
  accessibility: ['A native table with a caption, row headers and aria-sort.'],
};
