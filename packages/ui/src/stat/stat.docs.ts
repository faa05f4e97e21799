import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Stat`. */
export const docs: ComponentDocs = {
  components: ['Stat', 'StatRow'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A key figure with its label, in a row between double rules.',
  anatomy: `<StatRow>
  <Stat label="Your share" figure={<Money parts={parts} />} detail="9.8% of the total" />
</StatRow>`,
  use: ['For two to four figures at the top of a page.'],
  avoid: ['For values that are compared: use a chart or DataTable.'],
  pairs: [
    { right: 'Add a detail that puts the figure in context.', wrong: 'Show more than four.' },
  ],
  keyboard: [],
  accessibility: ['A description list, so that each figure is read with its label.'],
};
