import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Fields/Segmented control',
  component: SegmentedControl,
  args: {
    label: 'View',
    value: 'expenses',
    onValueChange: fn(),
    segments: [
      { value: 'expenses', label: 'Expenses' },
      { value: 'balances', label: 'Balances' },
      { value: 'insights', label: 'Insights' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Stateful initial="expenses">
        {(value, change) => <SegmentedControl {...args} value={value} onValueChange={change} />}
      </Stateful>
      <SegmentedControl {...args} hideLabel={false} />
      <SegmentedControl
        {...args}
        segments={[
          { value: 'expenses', label: 'On' },
          { value: 'off', label: 'Off', disabled: true },
        ]}
      />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <SegmentedControl
        {...args}
        segments={[
          { value: 'expenses', label: LONG_TEXT },
          { value: 'b', label: 'Ausgeglichen' },
          { value: 'c', label: 'Auswertungen' },
        ]}
      />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
