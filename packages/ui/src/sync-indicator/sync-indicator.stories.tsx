import type { Meta, StoryObj } from '@storybook/react-vite';
import { SyncIndicator } from './sync-indicator.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';

const meta = {
  title: 'UI/Status/Sync indicator',
  component: SyncIndicator,
  args: { status: 'synced', label: 'Saved' },
} satisfies Meta<typeof SyncIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <SyncIndicator {...args} />
      <SyncIndicator status="pending" label="Waiting for a connection" />
      <SyncIndicator status="rejected" label="A change couldn’t be saved" />
      <SyncIndicator status="pending" label="Waiting" compact />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <SyncIndicator {...args} label={LONG_TEXT} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
