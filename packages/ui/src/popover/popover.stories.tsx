import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { Button } from '../button/button.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Popover } from './popover.tsx';
import { expect, fn, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'UI/Overlays/Popover',
  component: Popover,
  args: {
    title: 'Why this amount?',
    trigger: <Button>Why?</Button>,
    open: false,
    onOpenChange: fn(),
    children: 'Three expenses since 14 November.',
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <div>
        <Stateful initial={false}>
          {(open, change) => <Popover {...args} open={open} onOpenChange={change} />}
        </Stateful>
      </div>
    </div>
  ),
};

export const Open: Story = {
  ...States,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Why this amount?' })).toBeVisible(),
    );
  },
};
export const OpenDark: Story = { ...Open, globals: { theme: 'dark', direction: 'rtl' } };

export const LongText: Story = {
  ...States,
  args: { title: LONG_TEXT, children: LONG_TEXT.repeat(3) },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
