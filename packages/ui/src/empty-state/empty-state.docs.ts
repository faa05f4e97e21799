import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `EmptyState`. */
export const docs: ComponentDocs = {
  components: ['EmptyState'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A page or list without content, and the next step.',
  anatomy: `<EmptyState title="No expenses yet" actions={<Button variant="primary">Add expense</Button>}>
  Add the first one, or import a file.
</EmptyState>`,
  use: ['Where content will be.'],
  avoid: ['For a search without results: one sentence is enough.', 'For errors: use ErrorState.'],
  pairs: [{ right: 'Offer the one action that fills the page.', wrong: 'Explain the whole app.' }],
  keyboard: [{ keys: [['Tab']], effect: 'Moves to its actions.' }],
  accessibility: ['The drawing is decorative; the title is a heading of the level that you pass.'],
};
