import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `VirtualList`. */
export const docs: ComponentDocs = {
  components: ['VirtualList'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A list of thousands of rows that draws only the visible ones.',
  anatomy: `<VirtualList
  label="Expenses"
  items={expenses}
  itemKey={(expense) => expense.id}
  onEndReached={loadMore}
>
  {(expense) => <ListRow as="div" title={expense.title} />}
</VirtualList>`,
  use: ['From about a hundred rows on.'],
  avoid: ['For fewer rows: use List, which the browser can search.'],
  pairs: [{ right: 'Pass the total, if it is known.', wrong: 'Nest it in another scroll area.' }],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves through the rows in order, also those not yet drawn.' },
  ],
  accessibility: ['A list with a name; each row says its position and the total.'],
};
