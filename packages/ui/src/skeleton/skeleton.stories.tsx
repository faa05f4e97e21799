import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'UI/Status/Skeleton',
  component: Skeleton,
  args: { label: 'Loading' },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Skeleton {...args} shape="title" />
      <Skeleton shape="figure" />
      <Skeleton shape="line" count={3} />
      <Skeleton shape="avatar" />
      <Skeleton shape="row" count={4} />
      <Skeleton shape="block" />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
