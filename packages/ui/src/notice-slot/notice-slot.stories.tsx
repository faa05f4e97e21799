import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stateful } from '../../tests/stateful.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Button } from '../button/button.tsx';
import { NoticeSlot } from './notice-slot.tsx';

const notice = {
  id: 'usage',
  title: 'Help improve Quits?',
  text: 'Count which screens are opened. No names, no amounts.',
  actions: (
    <>
      <Button size="small" fullWidth>
        Agree
      </Button>
      <Button size="small" fullWidth>
        Decline
      </Button>
    </>
  ),
};

const meta = {
  title: 'UI/Feedback/Notice slot',
  component: NoticeSlot,
  args: { notices: [notice] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoticeSlot>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** The second one waits for the next visit, even once the first is answered. */
export const OneAtATime: Story = {
  render: (args) => (
    <Stateful<readonly string[]> initial={['usage', 'install']}>
      {(waiting, change) => (
        <NoticeSlot
          {...args}
          notices={waiting.map((id) => ({
            ...notice,
            id,
            title: id === 'usage' ? notice.title : 'Install Quits?',
            actions: (
              <Button
                size="small"
                fullWidth
                onClick={() => change(waiting.filter((other) => other !== id))}
              >
                Not now
              </Button>
            ),
          }))}
        />
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <NoticeSlot {...args} />
      <NoticeSlot
        notices={[
          {
            id: 'install',
            title: 'Install Quits?',
            text: 'It opens faster, and in a window of its own.',
            actions: (
              <Button size="small" variant="primary" fullWidth>
                Install
              </Button>
            ),
          },
        ]}
      />
    </div>
  ),
};

export const LongText: Story = {
  args: { notices: [{ ...notice, title: LONG_TEXT, text: LONG_TEXT }] },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
