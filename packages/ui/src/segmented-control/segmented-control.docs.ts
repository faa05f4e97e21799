import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `SegmentedControl`. */
export const docs: ComponentDocs = {
  components: ['SegmentedControl'],
  status: 'stable',
  since: '0.1.0',
  summary: 'One of two to five short options, in one line.',
  anatomy: `<SegmentedControl
  label="Split"
  segments={[{ value: 'equal', label: 'Equally' }]}
  value={mode}
  onValueChange={setMode}
/>`,
  use: ['To switch a view or a mode in place.'],
  avoid: ['For panels with a heading of their own: use Tabs.', 'For long labels: use RadioGroup.'],
  pairs: [{ right: 'Keep labels to one word.', wrong: 'Use it as a filter that can be empty.' }],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the chosen segment.' },
    { keys: [['Arrow keys']], effect: 'Chooses the previous or next segment; wraps around.' },
  ],
  accessibility: ['Native radio buttons in a group with a name.'],
};
