import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'UI/Status/Badge',
  component: Badge,
  args: { children: '3 new' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {(['neutral', 'accent', 'credit', 'debit', 'warning', 'danger'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: () => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <Badge tone="debit">{LONG_TEXT}</Badge>
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
