import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Button`. */
export const docs: ComponentDocs = {
  components: ['Button'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Starts an action, or links to a page where it looks like one.',
  anatomy: `<Button variant="primary" icon={<Icon glyph={Plus} />} loading={saving}>
  Add expense
</Button>`,
  use: [
    'For actions. One primary button per view.',
    'With render for a link that is styled as a button.',
  ],
  avoid: ['For navigation inside text: use Link.', 'For a symbol without text: use IconButton.'],
  pairs: [
    { right: 'Start with a verb: Add expense.', wrong: 'Label it OK or Yes.' },
    {
      right: 'Keep it enabled and explain what is missing.',
      wrong: 'Disable it without a reason.',
    },
  ],
  keyboard: [
    {
      keys: [['Enter'], ['Space']],
      effect: 'Presses it. A button that renders a link reacts only to Enter.',
    },
  ],
  accessibility: [
    'While loading it stays focusable, announces itself as busy, and ignores presses.',
    'Targets are at least 44 px high on touch screens in any density.',
  ],
};
