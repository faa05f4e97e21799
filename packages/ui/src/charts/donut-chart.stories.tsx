import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/money.tsx';
import { euros } from '../../tests/sample-money.ts';
import { DonutChart } from './donut-chart.tsx';
import { LONG_TEXT } from '../../tests/sample-people.ts';

const CATEGORIES = [
  ['Travel', 412.5],
  ['Food', 286.2],
  ['Lodging', 240],
  ['Tickets', 96.8],
  ['Other', 31.4],
] as const;

const meta = {
  title: 'UI/Charts/Donut by category',
  component: DonutChart,
  args: {
    title: 'By category',
    labels: {
      label: 'Category',
      value: 'Spent',
      showTable: 'Show as table',
      showChart: 'Show as chart',
    },
    center: <Money parts={euros(1066.9)} size="title" />,
    items: CATEGORIES.map(([label, value], hue) => ({
      id: label,
      label,
      value,
      hue,
      part: `${Math.round(value / 10.669)} %`,
      formatted: <Money parts={euros(value)} />,
    })),
  },
} satisfies Meta<typeof DonutChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <DonutChart {...args} />
      <DonutChart {...args} title="Only one" items={args.items.slice(0, 1)} />
    </div>
  ),
};

export const LongText: Story = {
  ...States,
  render: (args) => (
    <div style={{ inlineSize: 272, display: 'grid', gap: 20 }}>
      <DonutChart {...args} items={args.items.map((item) => ({ ...item, label: LONG_TEXT }))} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
