import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Tabs`. */
export const docs: ComponentDocs = {
  components: ['Tabs'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Several panels, one visible at a time.',
  anatomy: `<Tabs
  label="Views"
  tabs={[{ value: 'paid', label: 'Paid', panel: <Paid /> }]}
  value={view}
  onValueChange={setView}
/>`,
  use: ['For panels of equal rank on one page.'],
  avoid: [
    'For pages with addresses of their own: use links.',
    'For a mode of the same content: use SegmentedControl.',
  ],
  pairs: [
    { right: 'Keep labels to one or two words.', wrong: 'Put more than five tabs into a row.' },
  ],
  keyboard: [
    { keys: [['Tab']], effect: 'Moves to the current tab, then to its panel.' },
    {
      keys: [['Left'], ['Right']],
      effect: 'Shows the previous or next panel; mirrored in right-to-left languages.',
    },
    { keys: [['Home'], ['End']], effect: 'Shows the first or last panel.' },
  ],
  accessibility: ['The tab pattern with automatic activation; the panel can have the focus.'],
};
