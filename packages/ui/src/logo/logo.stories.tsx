import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.tsx';

const meta = {
  title: 'UI/Brand/Logo',
  component: Logo,
  args: { label: 'Quits' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <div
        style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center', fontSize: 40 }}
      >
        <Logo {...args} />
        <Logo pose="leaning" />
        <Logo pose="leveling" />
        <Logo style={{ inlineSize: 16, blockSize: 16 }} />
      </div>
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
