import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Icon`. */
export const docs: ComponentDocs = {
  components: ['Icon'],
  status: 'stable',
  since: '0.1.0',
  summary: 'One glyph, drawn with the kit’s thin line.',
  anatomy: `import Plus from 'lucide-react/icons/plus';

<Icon glyph={Plus} />`,
  use: ['Inside buttons, fields and messages.'],
  avoid: ['For categories and groups: use IconTile.'],
  pairs: [{ right: 'Import each icon by its own path.', wrong: 'Import all icons of a library.' }],
  keyboard: [],
  accessibility: ['Decorative unless it has a label; then it is an image with that name.'],
};
