import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Sheet`. */
export const docs: ComponentDocs = {
  components: ['Sheet'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A dialog that opens from below on a phone.',
  anatomy: `<Sheet open={open} onOpenChange={setOpen} title="Filter" labels={{ close: 'Close' }}>
  {content}
</Sheet>`,
  use: ['For choices and short tasks on a phone.'],
  avoid: ['For forms with a save button: use FormSheet.'],
  pairs: [{ right: 'Keep it within reach of the thumb.', wrong: 'Open a sheet from a sheet.' }],
  keyboard: [
    { keys: [['Tab']], effect: 'Stays inside the sheet.' },
    { keys: [['Esc']], effect: 'Closes it and returns the focus.' },
  ],
  accessibility: ['A modal dialog that its title names.'],
};
