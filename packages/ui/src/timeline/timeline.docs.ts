import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `Timeline`. */
export const docs: ComponentDocs = {
  components: ['Timeline', 'TimelineItem'],
  status: 'new',
  since: '0.1.0',
  summary: 'Events on a line, such as the history of an expense.',
  anatomy: `<Timeline label="History">
  <TimelineItem
    marker={<Avatar name="Ben" hue={1} size="small" />}
    title="Ben changed the amount"
    time={<time dateTime="2026-11-21T18:04">6:04 PM</time>}
  >
    <del>112.50</del> <ins>121.50</ins>
  </TimelineItem>
</Timeline>`,
  use: ['For what happened to one thing, in one order of time.'],
  avoid: ['For a feed of thousands of events: use VirtualList.', 'For steps to come: use Steps.'],
  pairs: [
    {
      right: 'Write each event as a sentence with its actor.',
      wrong: 'Show the name of a field without its values.',
    },
  ],
  keyboard: [{ keys: [['Tab']], effect: 'Moves to the links and actions of the events.' }],
  accessibility: [
    'An ordered list; the line and the markers are decorative.',
    'A pending event has a dashed line and says so in its time.',
  ],
};
