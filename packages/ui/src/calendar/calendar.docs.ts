import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Calendar`. */
export const docs: ComponentDocs = {
  components: ['Calendar'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A month to choose a day from.',
  anatomy: `<Calendar
  value="2026-11-22"
  onValueChange={setDate}
  today="2026-11-23"
  locale="en-US"
  labels={labels}
/>`,
  use: ['Inline, where the date is the main question of a page.'],
  avoid: ['In forms: use DateField, which opens it and takes typed dates.'],
  pairs: [
    {
      right: 'Pass the locale of the page; it decides the first day of the week.',
      wrong: 'Assume that weeks start on Sunday.',
    },
  ],
  keyboard: [
    { keys: [['Left'], ['Right']], effect: 'Moves by a day; mirrored in right-to-left languages.' },
    { keys: [['Up'], ['Down']], effect: 'Moves by a week.' },
    { keys: [['Home'], ['End']], effect: 'Moves to the start or end of the week.' },
    { keys: [['Page Up'], ['Page Down']], effect: 'Moves by a month.' },
    { keys: [['Enter'], ['Space']], effect: 'Chooses the day.' },
  ],
  accessibility: [
    'A grid with one stop of the Tab key; each day reads as a full date.',
    'Days outside min and max are disabled, but can be reached and read.',
  ],
};
