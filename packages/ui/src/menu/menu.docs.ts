import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Menu`. */
export const docs: ComponentDocs = {
  components: ['Menu'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Actions behind a button.',
  anatomy: `<Menu
  trigger={<IconButton label="More" icon={icon} />}
  label="More"
  sections={[{ id: 'edit', items: [{ id: 'copy', label: 'Duplicate', onSelect: copy }] }]}
/>`,
  use: ['For secondary actions of a page or a row.'],
  avoid: ['For navigation: use links.', 'For choosing a value: use Select.'],
  pairs: [
    {
      right: 'Put the destructive item last, in a section of its own.',
      wrong: 'Hide the main action in a menu.',
    },
  ],
  keyboard: [
    { keys: [['Enter'], ['Space'], ['Down']], effect: 'Opens the menu at its first item.' },
    { keys: [['Up']], effect: 'Opens it at its last item.' },
    { keys: [['Down'], ['Up'], ['Home'], ['End']], effect: 'Moves in the menu; wraps around.' },
    { keys: [['A–Z']], effect: 'Moves to the next item that starts with what is typed.' },
    { keys: [['Esc'], ['Tab']], effect: 'Closes it; Esc returns to the button.' },
  ],
  accessibility: ['A menu button with a menu; checked items are radio or checkbox items.'],
};
