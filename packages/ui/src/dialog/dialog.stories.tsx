import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Dialog } from './dialog.tsx';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Delete this expense?',
    description: 'You can restore it from the activity at any time.',
    open: true,
    onOpenChange: fn(),
    labels: { close: 'Close' },
    actions: (
      <>
        <Button variant="danger">Delete</Button>
        <Button>Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Dialog {...args}>
        <TextField label="Reason" note="optional" />
      </Dialog>
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <Dialog {...args} title={LONG_TEXT} description={LONG_TEXT.repeat(6)} />
    </div>
  ),
};

export const Alert: Story = { args: { variant: 'alert' } };

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
