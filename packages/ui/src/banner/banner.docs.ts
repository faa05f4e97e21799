import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Banner`. */
export const docs: ComponentDocs = {
  components: ['Banner'],
  status: 'stable',
  since: '0.1.0',
  summary: 'A message about the page, with what to do next.',
  anatomy: `<Banner
  tone="warning"
  title="2 changes were rejected"
  actions={<Button size="small">Review</Button>}
  onDismiss={dismiss}
  dismissLabel="Dismiss"
>
  They are stored on this device.
</Banner>`,
  use: [
    'For a state that stays until someone acts: offline data, rejected changes, an archived group.',
  ],
  avoid: [
    'For the result of an action: use Toaster.',
    'For a question unrelated to the page: use NoticeSlot.',
  ],
  pairs: [
    {
      right: 'Say what happened, what is safe, and what to do.',
      wrong: 'Stack several banners above the content.',
    },
  ],
  keyboard: [{ keys: [['Tab']], effect: 'Moves to its actions, then to the dismiss button.' }],
  accessibility: ['Errors are announced as alerts, other tones as status messages.'],
};
