import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Badge`. */
export const docs: ComponentDocs = {
  components: ['Badge'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A short label for a state, such as Archived.',
  anatomy: `<Badge tone="credit">On</Badge>`,
  use: ['For one or two words about the item beside it.'],
  avoid: [
    'For something to press: use Chip.',
    'For a problem that needs an explanation: use Banner.',
  ],
  pairs: [{ right: 'Write the state: Archived, Invited.', wrong: 'Use the color alone.' }],
  keyboard: [],
  accessibility: ['Its text carries the meaning; the tone only supports it.'],
};
