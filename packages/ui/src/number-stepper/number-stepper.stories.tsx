import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../tests/stateful.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { NumberStepper } from './number-stepper.tsx';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Fields/Number stepper',
  component: NumberStepper,
  args: {
    label: 'Ben’s shares',
    value: 1,
    onValueChange: fn(),
    labels: { less: 'Decrease', more: 'Increase' },
  },
} satisfies Meta<typeof NumberStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <div>
        <Stateful initial={2}>
          {(value, change) => <NumberStepper {...args} value={value} onValueChange={change} />}
        </Stateful>
      </div>
      <div>
        <NumberStepper {...args} label="Minimum" value={0} />
      </div>
      <div>
        <NumberStepper {...args} label="Maximum" value={99} />
      </div>
    </div>
  ),
};

export const LongText: Story = {
  args: { value: 12_345_678, max: 99_999_999, label: LONG_TEXT },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
