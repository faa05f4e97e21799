import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `IconPicker`. */
export const docs: ComponentDocs = {
  components: ['IconPicker'],
  status: 'new',
  since: '0.1.0',
  summary: 'A choice of one icon from a grid.',
  anatomy: `<IconPicker
  label="Icon"
  options={[{ value: 'bus', label: 'Transport', glyph: 'bus' }]}
  value={icon}
  onValueChange={setIcon}
/>`,
  use: ['For the icon of a category or a group.'],
  avoid: [
    'For options that need text: use Select or RadioGroup.',
    'For more than about forty icons: use Combobox with icons.',
  ],
  pairs: [
    {
      right: 'Name icons by their use: Transport.',
      wrong: 'Name icons by their drawing: Bus, front view.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the chosen icon, or to the first one.' },
    { keys: [['Arrow keys']], effect: 'Chooses the previous or next icon; wraps around.' },
  ],
  accessibility: [
    'Native radio buttons in a group that the label names.',
    'Targets are 44 px; the choice is also outlined, not only colored.',
  ],
};
