import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/money.tsx';
import { euros } from '../../tests/sample-money.ts';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { LineChart } from './line-chart.tsx';

const VALUES = [0, 42, 18, -36, -80, -12, 64, 120, 96, 148];

const meta = {
  title: 'UI/Charts/Balance over time',
  component: LineChart,
  args: {
    title: 'Your balance',
    labels: {
      label: 'Day',
      value: 'Balance',
      showTable: 'Show as table',
      showChart: 'Show as chart',
    },
    items: VALUES.map((value, index) => ({
      id: `${index}`,
      at: index,
      label: `${index + 12} Nov`,
      value,
      formatted: <Money parts={euros(value)} />,
    })),
  },
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <LineChart {...args} />
      <LineChart
        {...args}
        title="All owed"
        items={args.items.map((item) => ({ ...item, value: -Math.abs(item.value) }))}
      />
      <LineChart {...args} title="One day" items={args.items.slice(0, 1)} />
    </div>
  ),
};

export const LongText: Story = {
  render: (args) => (
    <LineChart
      {...args}
      title={LONG_TEXT}
      items={args.items.map((item) => ({
        ...item,
        label: `${item.label}, Donnerstag`,
        formatted: <Money parts={euros(-1_234_567.89)} />,
      }))}
    />
  ),
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
