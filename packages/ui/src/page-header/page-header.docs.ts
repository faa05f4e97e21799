import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `PageHeader`. */
export const docs: ComponentDocs = {
  components: ['PageHeader'],
  status: 'new',
  since: '0.1.0',
  summary: 'The title of a page with its facts, figure and actions.',
  anatomy: `<PageHeader
  above={<Link href="/settings">Settings</Link>}
  mark={<IconTile glyph="users" size="large" />}
  title="Adriatic, by rail"
  lead="4 people · 12 expenses"
  figure={<Money parts={balance} size="heading" />}
  actions={<Button>Settle up</Button>}
/>`,
  use: [
    'Once at the top of each page.',
    'With level={2} for a page within a page, such as a section of settings.',
  ],
  avoid: ['For parts of a page: use Card.'],
  pairs: [
    {
      right: 'Keep it to one line on a desktop, so that the content starts high.',
      wrong: 'Add a second title below it.',
    },
  ],
  keyboard: [{ keys: [['Tab']], effect: 'Moves to the link above, then to the actions.' }],
  accessibility: [
    'A header element; outside of main it is the banner landmark, so place it inside main.',
  ],
};
