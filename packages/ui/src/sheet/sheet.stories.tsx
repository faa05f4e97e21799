import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Sheet } from './sheet.tsx';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Overlays/Sheet',
  component: Sheet,
  args: {
    title: 'Record payment',
    open: true,
    onOpenChange: fn(),
    labels: { close: 'Close' },
    actions: <Button variant="primary">Record</Button>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Sheet {...args}>
        <TextField label="Note" />
      </Sheet>
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <Sheet {...args} title={LONG_TEXT} description={LONG_TEXT.repeat(6)} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
