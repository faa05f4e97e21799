import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `SyncIndicator`. */
export const docs: ComponentDocs = {
  components: ['SyncIndicator'],
  status: 'stable',
  since: '0.1.0',
  summary: 'Whether one change has been sent.',
  anatomy: `<SyncIndicator status="pending" label="Waiting to be sent" />`,
  use: ['Beside an item with a change that is pending or rejected.'],
  avoid: ['For the connection of the device: use ConnectionIndicator.'],
  pairs: [
    { right: 'Show nothing once it is sent.', wrong: 'Use a spinner: offline it would never end.' },
  ],
  keyboard: [],
  accessibility: ['Its label is text, visible or, if compact, for screen readers.'],
};
