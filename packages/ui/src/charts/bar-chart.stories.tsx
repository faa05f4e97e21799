import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/money.tsx';
import { euros } from '../../tests/sample-money.ts';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { BarChart } from './bar-chart.tsx';
import { expect } from 'storybook/test';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

const meta = {
  title: 'UI/Charts/Bars by month',
  component: BarChart,
  args: {
    title: 'By month',
    labels: {
      label: 'Month',
      value: 'Spent',
      showTable: 'Show as table',
      showChart: 'Show as chart',
    },
    current: 'Nov',
    items: MONTHS.map((label, index) => ({
      id: label,
      label,
      value: 240 + ((index * 137) % 620),
      formatted: <Money parts={euros(240 + ((index * 137) % 620))} />,
    })),
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** A typical month to compare with, and the value over each bar. */
export const WithAxis: Story = {
  args: {
    axis: [0, 250, 500, 750, 1000].map((value) => ({ value, label: String(value) })),
    reference: { value: 560, label: 'Typical month' },
    items: meta.args.items.map((item) => ({ ...item, figure: String(item.value) })),
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <BarChart {...args} />
      <BarChart {...args} title="One month" items={args.items.slice(-1)} />
      <BarChart {...args} {...WithAxis.args} title="With an axis" />
      <BarChart {...args} title="Nothing" items={[]} />
    </div>
  ),
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('rowheader', { name: 'Nov' })).toBeVisible();
  },
};

export const LongText: Story = {
  render: (args) => (
    <BarChart
      {...args}
      title={LONG_TEXT}
      items={args.items.map((item, index) => ({
        ...item,
        label: `Rozpoczęcie ${index}`,
        formatted: <Money parts={euros(1_234_567.89)} />,
      }))}
    />
  ),
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
