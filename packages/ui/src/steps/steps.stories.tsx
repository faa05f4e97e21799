import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Steps } from './steps.tsx';
import { fn } from 'storybook/test';

const meta = {
  title: 'UI/Navigation/Steps',
  component: Steps,
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
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Steps {...args} current="file" />
      <Steps {...args} onStepPress={fn()} />
      <Steps {...args} current="check" onStepPress={fn()} />
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
