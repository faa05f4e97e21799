import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `RadioGroup`. */
export const docs: ComponentDocs = {
  components: ['RadioGroup'],
  status: 'stable',
  since: '0.1.0',
  summary: 'One of a few options, all visible, with explanations.',
  anatomy: `<RadioGroup
  label="Role"
  options={[{ value: 'editor', label: 'Editor', hint: 'Adds and edits expenses' }]}
  value={role}
  onValueChange={setRole}
/>`,
  use: ['For two to six options that need an explanation.'],
  avoid: ['For short options in one line: use SegmentedControl.', 'For more options: use Select.'],
  pairs: [
    {
      right: 'Put the usual choice first.',
      wrong: 'Leave it without a default if there is a safe one.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the chosen option.' },
    { keys: [['Arrow keys']], effect: 'Chooses the previous or next option; wraps around.' },
  ],
  accessibility: ['Native radio buttons in a group with a name; hints describe them.'],
};
