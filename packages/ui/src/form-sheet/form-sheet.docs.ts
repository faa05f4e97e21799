import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `FormSheet`. */
export const docs: ComponentDocs = {
  components: ['FormSheet', 'SheetFrame'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A form as a sheet from below on a phone, and as a panel on a desktop.',
  anatomy: `<FormSheet open={open} onOpenChange={setOpen}>
  <SheetFrame
    title="New expense"
    onClose={close}
    labels={labels}
    keypad={keypad}
  >
    {fields}
  </SheetFrame>
</FormSheet>`,
  use: ['For adding and editing without leaving the page.'],
  avoid: [
    'For one question: use Dialog.',
    'For more than one screen of fields: use a page with Steps.',
  ],
  pairs: [
    {
      right: 'Keep the save button visible; only the fields scroll.',
      wrong: 'Put a second sheet on top of it.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Stays inside the sheet.' },
    { keys: [['Esc']], effect: 'Closes it; ask before you discard input.' },
  ],
  accessibility: ['A dialog that its title names; the focus returns to its trigger.'],
};
