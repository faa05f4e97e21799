import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/money.tsx';
import { euros } from '../../tests/sample-money.ts';
import { RankedBars } from './ranked-bars.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';

const CATEGORIES = [
  ['Travel', 412.5, '38.7%'],
  ['Food', 286.2, '26.8%'],
  ['Lodging', 240, '22.5%'],
  ['Tickets', 96.8, '9.1%'],
  ['Other', 31.4, '2.9%'],
] as const;

const PEOPLE = [
  ['Sofia', 412.5, 213.38],
  ['Ben', 286.2, 213.38],
  ['You', 240, 213.38],
  ['Cleo', 128.2, 213.38],
  ['Dana', 0, 213.38],
] as const;

const labels = {
  label: 'Category',
  value: 'Spent',
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
};

const meta = {
  title: 'UI/Charts/Ranked bars',
  component: RankedBars,
  args: {
    title: 'By category',
    labels,
    items: CATEGORIES.map(([label, value, part]) => ({
      id: label,
      label,
      value,
      part,
      formatted: <Money parts={euros(value)} />,
      render: (root) => (
        <a href={`?category=${label}`} {...root}>
          {root.children}
        </a>
      ),
    })),
  },
} satisfies Meta<typeof RankedBars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** The bar is what a person paid, the tick their share. */
export const PaidAgainstShare: Story = {
  args: {
    title: 'Paid and share',
    note: 'Bar: what each person paid. Line: their share.',
    items: PEOPLE.map(([label, value, tick]) => ({
      id: label,
      label,
      value,
      tick,
      formatted: <Money parts={euros(value)} />,
    })),
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <RankedBars {...args} />
      <RankedBars {...args} {...PaidAgainstShare.args} />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <RankedBars {...args} items={args.items.map((item) => ({ ...item, label: LONG_TEXT }))} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
