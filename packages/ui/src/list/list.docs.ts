import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `List`. */
export const docs: ComponentDocs = {
  components: ['List', 'ListHeader', 'ListRow', 'DateBadge'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Rows between hairlines, as in an account book.',
  anatomy: `<ListHeader title="November 2026" total="€307.84" />
<List ruling="ledger">
  <ListRow
    leading={<DateBadge day="21" label="21 November" />}
    title="Dinner"
    description="Ben paid"
    amount={<Money parts={parts} />}
    href="/expenses/1"
  />
</List>`,
  use: ['For things to open or to read one by one.'],
  avoid: [
    'For more than about a hundred rows: use VirtualList.',
    'For values that are compared: use DataTable.',
  ],
  pairs: [{ right: 'Make the whole row the link.', wrong: 'Put three buttons into each row.' }],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves from row to row, and to a row’s action.' },
    { keys: [['Enter']], effect: 'Opens the row.' },
  ],
  accessibility: [
    'Rows are list items; the row’s link covers it, and its action stays separate.',
    'The status of a row is also text for screen readers, if you pass one.',
  ],
};
