import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Popover`. */
export const docs: ComponentDocs = {
  components: ['Popover'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Details beside the button that opens them.',
  anatomy: `<Popover trigger={<Button>Why?</Button>} title="Why €12.50?" open={open} onOpenChange={setOpen}>
  {explanation}
</Popover>`,
  use: ['For an explanation or a few controls.'],
  avoid: ['For a name or a shortcut: use Tooltip.', 'For a task: use Dialog.'],
  pairs: [{ right: 'Keep the page behind it usable.', wrong: 'Nest popovers.' }],
  keyboard: [
    { keys: [['Enter'], ['Space']], effect: 'Opens it.' },
    { keys: [['Tab']], effect: 'Moves through it and out of it.' },
    { keys: [['Esc']], effect: 'Closes it and returns to the button.' },
  ],
  accessibility: ['A non-modal dialog that its title names, even if the title is hidden.'],
};
