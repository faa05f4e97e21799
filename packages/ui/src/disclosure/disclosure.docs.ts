import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Disclosure`. */
export const docs: ComponentDocs = {
  components: ['Disclosure'],
  status: 'new',
  since: '0.1.0',
  summary: 'A line that expands to more content.',
  anatomy: `<Disclosure summary="3 rows couldn’t be read">
  <ul>{rows}</ul>
</Disclosure>`,
  use: [
    'For details that few people need: raw data, errors of single rows.',
    'With surface="plain" for content that continues the page, such as archived items.',
  ],
  avoid: ['For content that most people need: show it.', 'For views of equal rank: use Tabs.'],
  pairs: [{ right: 'Say in the summary what and how much is inside.', wrong: 'Write Show more.' }],
  keyboard: [{ keys: [['Enter'], ['Space']], effect: 'Expands or collapses it.' }],
  accessibility: [
    'A native details element: found by the browser’s search, and usable without script.',
    'Those with the same name attribute close each other.',
  ],
};
