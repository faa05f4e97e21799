import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Logo`. */
export const docs: ComponentDocs = {
  components: ['Logo'],
  status: 'stable',
  since: '0.1.0',
  summary: 'The product’s mark: two bars.',
  anatomy: `<Logo label="Quits" pose="level" />`,
  use: ['As the app’s mark.'],
  avoid: ['As an icon for actions.'],
  pairs: [{ right: 'Use leaning for what is out of balance.', wrong: 'Rotate or recolor it.' }],
  keyboard: [],
  accessibility: [
    'An image if it has a label, else decorative. Its motion stops with reduced motion.',
  ],
};
