import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Card } from './card.tsx';

const meta = {
  title: 'UI/Layout/Card',
  component: Card,
  args: { title: 'Settle up', children: '3 payments will settle everything.' },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Card {...args} />
      <Card
        {...args}
        surface="sheet"
        title="On raised paper"
        action={<Button size="small">Share</Button>}
      />
      <Card>Without a title</Card>
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <Card {...args} title={LONG_TEXT} action={<Button size="small">Share</Button>} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
