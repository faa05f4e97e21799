import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `NoticeSlot`. */
export const docs: ComponentDocs = {
  components: ['NoticeSlot'],
  status: 'new',
  since: '0.1.0',
  summary: 'One question at a time, such as whether to share usage data.',
  anatomy: `<NoticeSlot
  notices={[{ id: 'usage', title: 'Help improve it?', text, actions: <Button>Share</Button> }]}
/>`,
  use: ['In the notice slot of AppShell, for questions that aren’t about the page.'],
  avoid: ['On forms and error pages.', 'For the state of the page: use Banner.'],
  pairs: [
    {
      right: 'Pass all waiting notices in the order of importance.',
      wrong: 'Show two questions one after the other.',
    },
  ],
  keyboard: [{ keys: [['Tab']], effect: 'Moves to its buttons.' }],
  accessibility: [
    'A region that its title names. It isn’t announced, since it can wait.',
    'After an answer, the next notice waits until the slot is mounted again.',
  ],
};
