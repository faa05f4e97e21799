import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `CommandPalette`. */
export const docs: ComponentDocs = {
  components: ['CommandPalette'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A dialog that finds commands, pages and items by typing.',
  anatomy: `<CommandPalette
  open={open}
  onOpenChange={setOpen}
  commands={[{ value: 'add', label: 'Add expense', icon, onSelect: add }]}
  labels={labels}
/>`,
  use: ['Once per app, opened by Ctrl K or ⌘ K and by a button.'],
  avoid: ['As the only way to reach something.'],
  pairs: [
    {
      right: 'Show the most recent items before anything is typed.',
      wrong: 'Hide commands behind exact names.',
    },
  ],
  keyboard: [
    { keys: [['Down'], ['Up']], effect: 'Moves in the list; wraps around.' },
    { keys: [['Enter']], effect: 'Runs the command.' },
    { keys: [['Esc']], effect: 'Closes it and returns the focus.' },
  ],
  accessibility: ['A modal dialog with a combobox; the number of results is announced.'],
};
