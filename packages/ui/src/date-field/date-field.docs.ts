import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `DateField`. */
export const docs: ComponentDocs = {
  components: ['DateField'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A field for a date: typed, or chosen from a calendar.',
  anatomy: `<DateField
  label="Date"
  value="2026-11-22"
  onValueChange={setDate}
  today="2026-11-23"
  locale="en-US"
  labels={labels}
/>`,
  use: ['For every date in a form.'],
  avoid: ['For a day in the next or last week only: offer those days as chips.'],
  pairs: [
    {
      right: 'Accept what people type in their own order.',
      wrong: 'Use the browser’s date input, which ignores the page’s language.',
    },
  ],
  keyboard: [
    { keys: [['Down']], effect: 'Opens the calendar.' },
    { keys: [['Enter']], effect: 'Accepts the typed date.' },
    { keys: [['Esc']], effect: 'Closes the calendar and returns to the field.' },
  ],
  accessibility: ['The format is written below the field, so that nobody has to guess it.'],
};
