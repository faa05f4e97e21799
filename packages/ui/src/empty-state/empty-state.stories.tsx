import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'UI/Status/Empty state',
  component: EmptyState,
  args: {
    title: 'No expenses yet',
    children: 'Add your first expense. All you need is an amount and a description.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <EmptyState {...args} actions={<Button variant="primary">Add expense</Button>} />
      <EmptyState title="Quits." pose="level">
        Everyone’s settled up.
      </EmptyState>
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <EmptyState {...args} title={LONG_TEXT}>
        {LONG_TEXT}
      </EmptyState>
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
