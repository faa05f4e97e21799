import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'UI/Status/Spinner',
  component: Spinner,
  args: { label: 'Loading the group' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Spinner {...args} size="small" />
      <Spinner {...args} />
      <Spinner {...args} size="large" />
      <Spinner tone="ink" />
    </div>
  ),
};

export const LongText: Story = {
  args: { label: LONG_TEXT, size: 'large' },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
