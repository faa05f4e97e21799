import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Progress`. */
export const docs: ComponentDocs = {
  components: ['Progress'],
  status: 'stable',
  since: '0.1.0',
  summary: 'The progress of a task.',
  anatomy: `<Progress label="Uploading" value={0.4} valueText="2 of 5 files" />`,
  use: ['If the total is known and it takes more than a second.'],
  avoid: ['If the total is unknown: use Spinner.'],
  pairs: [{ right: 'Count what people know: files, rows.', wrong: 'Restart it at each step.' }],
  keyboard: [],
  accessibility: ['A progressbar with a name and a value as text.'],
};
