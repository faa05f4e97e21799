import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Chip`. */
export const docs: ComponentDocs = {
  components: ['Chip', 'ChipRow', 'RemovableChip'],
  status: 'new',
  since: '0.1.0',
  summary: 'A small round button that filters or opens something, or a value that can be removed.',
  anatomy: `<ChipRow label="Filters">
  <Chip selected={mine} onClick={toggle}>
    Only mine
  </Chip>
  <RemovableChip removeLabel="Remove Ben" onRemove={remove}>
    Ben
  </RemovableChip>
</ChipRow>`,
  use: [
    'For filters that combine, and for optional parts of a form (with aria-expanded).',
    'RemovableChip: for values that a person added.',
  ],
  avoid: [
    'For one of a few views: use SegmentedControl.',
    'For a state that can’t be pressed: use Badge.',
  ],
  pairs: [
    { right: 'Keep it to one or two words.', wrong: 'Use chips as the main actions of a page.' },
  ],
  keyboard: [
    { keys: [['Enter'], ['Space']], effect: 'Presses the chip, or removes the value.' },
    { keys: [['Delete'], ['Backspace']], effect: 'Removes the value whose button has the focus.' },
  ],
  accessibility: [
    'Filters are toggle buttons (aria-pressed); the row is a group with a name.',
    'Move the focus when a value is removed, or call restoreFocusOnRemove once.',
  ],
};
