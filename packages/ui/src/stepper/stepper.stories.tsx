import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Stepper } from './stepper.tsx';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Import',
    current: 'people',
    doneLabel: '(done)',
    steps: [
      { id: 'file', label: 'Choose a file' },
      { id: 'people', label: 'Match people' },
      { id: 'check', label: 'Check and import' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Stepper {...args} current="file" />
      <Stepper {...args} onStepPress={fn()} />
      <Stepper {...args} current="check" onStepPress={fn()} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    current: 'b',
    steps: ['a', 'b', 'c'].map((id) => ({ id, label: LONG_TEXT })),
    onStepPress: fn(),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
