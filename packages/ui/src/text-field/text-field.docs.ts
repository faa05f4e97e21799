import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `TextField`. */
export const docs: ComponentDocs = {
  components: ['TextField'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A text field of one line.',
  anatomy: `<TextField
  label="Title"
  value={title}
  onChange={(event) => setTitle(event.target.value)}
  hint="Shown to everyone"
  error={error}
/>`,
  use: ['For names, titles, addresses.'],
  avoid: ['For amounts, dates, passwords, codes and searches: each has its own field.'],
  pairs: [
    {
      right: 'Say in the error what to do: Enter a title.',
      wrong: 'Use a placeholder as the label.',
    },
  ],
  keyboard: [{ keys: [['Enter']], effect: 'Submits the form.' }],
  accessibility: [
    'The label is always there, even if hidden; text of any direction aligns by its own language.',
  ],
};
