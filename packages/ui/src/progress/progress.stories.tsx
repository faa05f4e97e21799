import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';

const meta = {
  title: 'UI/Status/Progress',
  component: Progress,
  args: { label: 'Uploading receipt', value: 0.4, valueText: '40 %' },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Progress {...args} value={0} valueText="0 %" />
      <Progress {...args} />
      <Progress {...args} value={1} valueText="Done" />
      <Progress label="Waiting for the server" />
      <Progress {...args} label="Hidden label" hideLabel />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <Progress {...args} label={LONG_TEXT} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
