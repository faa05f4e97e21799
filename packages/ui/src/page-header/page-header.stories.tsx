import type { Meta, StoryObj } from '@storybook/react-vite';
import { euros } from '../../tests/sample-money.ts';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { Button } from '../button/button.tsx';
import { IconTile } from '../icon-tile/icon-tile.tsx';
import { Link } from '../link/link.tsx';
import { Money } from '../money/money.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'UI/Layout/Page header',
  component: PageHeader,
  args: {
    title: 'Adriatic, by rail',
    lead: '4 people · 12 expenses',
    actions: <Button>Settle up</Button>,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <main style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <PageHeader title="Activity" />
      <PageHeader {...args} />
      <PageHeader
        title="Adriatic, by rail"
        lead="4 people · 12 expenses"
        mark={<IconTile glyph="users" size="large" />}
        figure={<Money parts={euros(263.93)} size="heading" tone="credit" />}
      />
      <PageHeader
        level={2}
        above={<Link href="#settings">Settings</Link>}
        title="Categories"
        lead="Names and icons for expenses."
        actions={<Button variant="primary">Add</Button>}
      />
    </main>
  ),
};

export const LongText: Story = {
  render: (args) => (
    <div style={{ inlineSize: 272 }}>
      <PageHeader
        {...args}
        title={LONG_TEXT}
        lead={LONG_TEXT}
        mark={<IconTile glyph="users" size="large" />}
        figure={<Money parts={euros(1_234_567.89)} size="heading" />}
      />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
