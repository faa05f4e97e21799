import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Tooltip`. */
export const docs: ComponentDocs = {
  components: ['Tooltip'],
  status: 'stable',
  since: '0.1.0',
  summary: 'The name or shortcut of a control, shown on hover and focus.',
  anatomy: `<Tooltip text="More" keys="M">
  <IconButton label="More" icon={icon} />
</Tooltip>`,
  use: ['For icon buttons, and to show shortcuts.'],
  avoid: [
    'For information that people need: write it on the page. Touch screens don’t show tooltips.',
  ],
  pairs: [{ right: 'Repeat the accessible name.', wrong: 'Put links or buttons inside.' }],
  keyboard: [
    { keys: [['Tab']], effect: 'Shows it while its control has the focus.' },
    { keys: [['Esc']], effect: 'Hides it.' },
  ],
  accessibility: ['Adds nothing that screen readers don’t already get from the control’s label.'],
};
