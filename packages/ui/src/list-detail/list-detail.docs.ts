import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `ListDetail`. */
export const docs: ComponentDocs = {
  components: ['ListDetail'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A list with the detail of one item beside it, or in its place on a small screen.',
  anatomy: `<ListDetail
  detail={selected && <Expense id={selected} />}
  placeholder={<Summary />}
  onClose={close}
  labels={{ detail: 'Expense', close: 'Close' }}
>
  {list}
</ListDetail>`,
  use: ['For lists whose items are opened one after another.'],
  avoid: ['For an item that needs the whole width: use a page.'],
  pairs: [{ right: 'Fill the empty pane with a summary.', wrong: 'Leave it blank.' }],
  keyboard: [{ keys: [['Esc']], effect: 'Closes the detail from anywhere inside it.' }],
  accessibility: [
    'The focus moves into the detail when it opens and back to the row when it closes.',
  ],
};
