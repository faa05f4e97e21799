import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { IconTile } from '../icon-tile/icon-tile.tsx';
import { TimelineItem, Timeline } from './timeline.tsx';

const meta = {
  title: 'UI/Layout/Timeline',
  component: Timeline,
  subcomponents: { TimelineItem },
  args: {
    label: 'History',
    children: (
      <>
        <TimelineItem
          marker={<Avatar name="Ben Okafor" hue={1} size="small" />}
          title="Ben changed the amount"
          time={<time dateTime="2026-11-21T18:04">6:04 PM</time>}
        />
        <TimelineItem
          marker={<Avatar name="Dana Levi" hue={3} size="small" />}
          title="Dana added it"
          time={<time dateTime="2026-11-20T12:31">20 November</time>}
        />
      </>
    ),
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <Timeline {...args}>
      <TimelineItem
        status="pending"
        marker={<Avatar name="Ana Costa" hue={0} size="small" />}
        title="You changed the date"
        time="Waiting to be sent"
      />
      <TimelineItem
        marker={<Avatar name="Ben Okafor" hue={1} size="small" />}
        title="Ben changed “Dinner at the harbor”"
        time={<time dateTime="2026-11-21T18:04">6:04 PM</time>}
        action={
          <Button size="small" variant="quiet">
            Restore
          </Button>
        }
      >
        Amount: <del>112.50</del> <ins>121.50</ins>
      </TimelineItem>
      <TimelineItem
        marker={<IconTile size="small" glyph="arrow-left-right" tone="credit" />}
        title="Dana paid you 40.00"
        time={<time dateTime="2026-11-20T12:31">20 November</time>}
      />
      <TimelineItem status="rejected" title="A change was rejected" time="19 November" />
      <TimelineItem title="The group was created" time="18 November" />
    </Timeline>
  ),
};

export const LongText: Story = {
  render: (args) => (
    <div style={{ inlineSize: 272 }}>
      <Timeline {...args}>
        <TimelineItem title={LONG_TEXT} time={LONG_TEXT}>
          {LONG_TEXT}
        </TimelineItem>
        <TimelineItem title="Created" />
      </Timeline>
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
