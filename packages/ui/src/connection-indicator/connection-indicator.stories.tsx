import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { ConnectionIndicator } from './connection-indicator.tsx';

const meta = {
  title: 'UI/Status/Connection indicator',
  component: ConnectionIndicator,
  args: { status: 'online', label: 'Connected' },
} satisfies Meta<typeof ConnectionIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <ConnectionIndicator {...args} />
      <ConnectionIndicator status="offline" label="2 changes waiting to sync" />
      <ConnectionIndicator status="unknown" label="Connecting…" />
      <ConnectionIndicator {...args} compact />
    </div>
  ),
};

export const LongText: Story = {
  args: { status: 'offline', label: LONG_TEXT },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
