import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from './mark.tsx';

const meta = {
  title: 'UI/Brand/Mark',
  component: Mark,
  args: { label: 'Quits' },
} satisfies Meta<typeof Mark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <div
        style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center', fontSize: 40 }}
      >
        <Mark {...args} />
        <Mark pose="leaning" />
        <Mark pose="levelling" />
        <Mark style={{ inlineSize: 16, blockSize: 16 }} />
      </div>
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
