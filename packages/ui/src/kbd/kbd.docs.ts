import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Kbd`. */
export const docs: ComponentDocs = {
  components: ['Kbd'],
  status: 'new',
  since: '0.1.0',
  summary: 'A keyboard shortcut, with one cap for each key.',
  anatomy: `<Kbd keys={['Ctrl', 'K']} />`,
  use: ['In help texts and lists of shortcuts.'],
  avoid: ['For a shortcut of a menu item: pass keys to Menu.'],
  pairs: [
    { right: 'Write keys as they are printed: Ctrl, ⌘, Esc.', wrong: 'Show Mac keys on Windows.' },
  ],
  keyboard: [],
  accessibility: [
    'A kbd element with a nested one for each key, as HTML defines it; left to right in every language.',
  ],
};
