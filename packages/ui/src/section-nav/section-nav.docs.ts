import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `SectionNav`. */
export const docs: ComponentDocs = {
  components: ['SectionNav'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Links to the sections of a page: a column beside them, or rows on a phone.',
  anatomy: `<SectionNav
  label="Settings"
  items={[{ id: 'people', label: 'People', icon, value: '4', current: true, render }]}
/>`,
  use: ['For settings and other pages with more than four sections.'],
  avoid: ['For two to four views: use Tabs or SegmentedControl.'],
  pairs: [
    {
      right: 'Show the current value in the row, so that nobody opens it to look.',
      wrong: 'Nest sections.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves from section to section.' },
    { keys: [['Enter']], effect: 'Opens the section.' },
  ],
  accessibility: [
    'A navigation landmark with a name; the current section has aria-current="page".',
  ],
};
