import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `ConnectionIndicator`. */
export const docs: ComponentDocs = {
  components: ['ConnectionIndicator'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Whether the device is connected.',
  anatomy: `<ConnectionIndicator status="offline" label="Offline: changes are stored here" />`,
  use: ['In the status line of AppShell.'],
  avoid: ['For a single change: use SyncIndicator.'],
  pairs: [
    {
      right: 'Say what is safe: changes are stored on this device.',
      wrong: 'Show it while everything is connected.',
    },
  ],
  keyboard: [],
  accessibility: ['A live region: a change of the status is announced once.'],
};
