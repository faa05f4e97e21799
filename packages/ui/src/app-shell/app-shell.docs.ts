import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `AppShell`. */
export const docs: ComponentDocs = {
  components: ['AppShell', 'RailList'],
  status: 'stable',
  since: '0.1.0',
  summary:
    'The frame of an app: a bar at the bottom of a phone, a rail on a desktop, and the content.',
  anatomy: `<AppShell
  brand={<Logo label="Quits" />}
  items={[{ id: 'groups', label: 'Groups', icon, place: 'here', render }]}
  action={{ label: 'Add', icon, render }}
  rail={<RailList label="Groups" items={groups} />}
  status={<ConnectionIndicator status="offline" label="Offline" />}
  labels={{ navigation: 'Main', skip: 'Skip to content' }}
>
  {page}
</AppShell>`,
  use: ['Once per app, around all signed-in pages.'],
  avoid: [
    'For sections within one page: use SectionNav or Tabs.',
    'For more than five places: move the rest to a page of their own.',
  ],
  pairs: [
    { right: 'Offer one action: what people do most.', wrong: 'Add a second raised button.' },
  ],
  keyboard: [
    {
      keys: [['Tab']],
      effect:
        'The first stop is the link that skips to the content; then the places in reading order.',
    },
    { keys: [['Enter']], effect: 'Follows the place that has the focus.' },
  ],
  accessibility: [
    'The places are a navigation landmark; the current one has aria-current="page".',
    'Call avoidStatusBar as the ref of your own sticky bars, so that the status line never covers them.',
  ],
};
