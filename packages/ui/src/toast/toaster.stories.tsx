import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { createToastManager } from './toast-manager.ts';
import { Toaster } from './toaster.tsx';
import { expect, fn, screen } from 'storybook/test';

const undo = fn();

function filled(text: string) {
  const queue = createToastManager();
  queue.show({ text, action: { label: 'Undo', onPress: undo }, duration: Infinity });
  queue.show({ text: 'Saved', tone: 'success', duration: Infinity });
  queue.show({ text: 'The photo couldn’t be uploaded', tone: 'danger', duration: Infinity });
  return queue;
}

const meta = {
  title: 'UI/Status/Toast',
  component: Toaster,
  args: {
    queue: filled('Deleted “Groceries”'),
    labels: { region: 'Notices', dismiss: 'Dismiss' },
  },
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Button>Behind</Button>
      <Toaster {...args} queue={filled('Deleted “Groceries”')} />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <Toaster {...args} queue={filled(LONG_TEXT)} />
    </div>
  ),
};

export const Undone: Story = {
  ...States,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalled();
    await expect(screen.queryByText('Deleted “Groceries”')).toBeNull();
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
