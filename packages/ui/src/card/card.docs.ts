import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Card`. */
export const docs: ComponentDocs = {
  components: ['Card'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A part of a page between two rules, with a title.',
  anatomy: `<Card title="Shares" level={3} action={<Button size="small">Edit</Button>}>
  {content}
</Card>`,
  use: [
    'To divide a page into titled parts.',
    'With surface="sheet" for something that floats, such as a form on a welcome page.',
  ],
  avoid: ['Inside another card: use a heading.'],
  pairs: [
    {
      right: 'Choose the level by the outline of the page.',
      wrong: 'Choose the level by its size.',
    },
  ],
  keyboard: [],
  accessibility: ['A section that its title names, so that screen readers list it.'],
};
