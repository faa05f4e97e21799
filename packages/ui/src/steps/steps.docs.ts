import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Steps`. */
export const docs: ComponentDocs = {
  components: ['Steps'],
  status: 'stable',
  since: '0.1.0',
  summary: 'The steps of a task, and the current one.',
  anatomy: `<Steps
  label="Import"
  steps={[{ id: 'file', label: 'File' }]}
  current="file"
  doneLabel="done"
  onStepPress={goTo}
/>`,
  use: ['For tasks of three to five pages.'],
  avoid: ['For views without an order: use Tabs.'],
  pairs: [{ right: 'Let people return to steps that are done.', wrong: 'Number more than five.' }],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to each step that is done.' },
    { keys: [['Enter'], ['Space']], effect: 'Returns to the step.' },
  ],
  accessibility: ['An ordered list; the current step has aria-current="step".'],
};
