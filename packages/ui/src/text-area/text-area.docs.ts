import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `TextArea`. */
export const docs: ComponentDocs = {
  components: ['TextArea'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A text field of several lines that grows with its text.',
  anatomy: `<TextArea label="Notes" value={notes} onChange={change} rows={2} />`,
  use: ['For notes and comments.'],
  avoid: ['For one line: use TextField.'],
  pairs: [{ right: 'Let it grow.', wrong: 'Limit the length without saying so.' }],
  keyboard: [{ keys: [['Enter']], effect: 'Starts a new line.' }],
  accessibility: ['Its hint and error describe it; the error is announced when it appears.'],
};
