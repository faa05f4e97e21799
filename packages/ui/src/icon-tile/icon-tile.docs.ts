import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `IconTile`. */
export const docs: ComponentDocs = {
  components: ['IconTile'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A small picture on a tile beside the text that names it.',
  anatomy: `<IconTile glyph="bus" hue={3} />

<IconTile emoji="🏕️" size="large" />`,
  use: ['For categories and groups in lists and headers.'],
  avoid: ['For people: use Avatar.', 'For actions: use Icon in a button.'],
  pairs: [
    {
      right: 'Use drawn icons by default; they need no font.',
      wrong: 'Depend on an installed emoji font.',
    },
  ],
  keyboard: [],
  accessibility: ['Decorative: the name is beside it.'],
};
