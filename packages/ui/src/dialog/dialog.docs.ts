import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Dialog`. */
export const docs: ComponentDocs = {
  components: ['Dialog'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A question or short task that blocks the page.',
  anatomy: `<Dialog
  open={open}
  onOpenChange={setOpen}
  title="Delete this group?"
  description="Its expenses are deleted for everyone."
  actions={
    <>
      <Button variant="danger">Delete group</Button>
      <Button>Cancel</Button>
    </>
  }
  labels={{ close: 'Close' }}
  variant="alert"
/>`,
  use: [
    'For decisions that can’t be undone.',
    'With variant="alert" if a press outside must not close it.',
  ],
  avoid: [
    'For long forms: use FormSheet.',
    'For something that can be undone: do it, and offer Undo in a toast.',
  ],
  pairs: [
    {
      right: 'Repeat the verb of the title on the button.',
      wrong: 'Ask Are you sure? with Yes and No.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Stays inside the dialog.' },
    { keys: [['Esc']], effect: 'Closes it, also an alert: as Cancel.' },
  ],
  accessibility: [
    'The focus moves into it and returns to its trigger; the title names it.',
    'The page behind it is inert.',
  ],
};
