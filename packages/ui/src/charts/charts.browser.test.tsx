import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BarChart } from './bar-chart.tsx';
import { DonutChart } from './donut-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { RankedBars } from './ranked-bars.tsx';
import type { RootProps } from '../lib/render-prop.ts';
import { Money } from '../money/money.tsx';

const labels = { label: 'Month', value: 'Spent', showTable: 'As a table', showChart: 'As a chart' };
const items = [10, -20, 30].map((value, index) => ({
  id: `m${index}`,
  label: `Month ${index}`,
  value,
  formatted: `${value}.00`,
  hue: index,
  at: index,
}));

test.each([
  ['bars', <BarChart key="bars" title="Spent" labels={labels} items={items} />],
  ['a donut', <DonutChart key="donut" title="Spent" labels={labels} items={items} />],
  ['a line', <LineChart key="line" title="Spent" labels={labels} items={items} />],
])(
  '%s: every value is in a table for those who cannot see it, and for all who ask',
  async (_name, chart) => {
    const screen = await render(chart);
    expect(screen.getByRole('rowheader').elements()).toHaveLength(3);
    const table = screen.getByRole('table', { name: 'Spent' });
    expect(table.element().closest('[tabindex]')?.getBoundingClientRect().width).toBeLessThan(2);
    await screen.getByRole('button', { name: 'As a table' }).click();
    await expect.element(screen.getByRole('cell', { name: '30.00' })).toBeVisible();
    expect(table.element().getBoundingClientRect().width).toBeGreaterThan(100);
    await screen.getByRole('button', { name: 'As a chart' }).click();
    expect(screen.getByRole('rowheader').elements()).toHaveLength(3);
  },
);

test('exposes ranked bars as a list with links, and as a table on request', async () => {
  const bars = items.map((item) => ({
    ...item,
    tick: 15,
    render: ({ children, ...root }: RootProps) => (
      <a href="#there" {...root}>
        {children}
      </a>
    ),
  }));
  const screen = await render(<RankedBars title="Spent" labels={labels} items={bars} />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(screen.getByRole('link', { name: 'Month 2' })).toBeVisible();
  expect(screen.getByRole('table').elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'As a table' }).click();
  await expect.element(screen.getByRole('cell', { name: '30.00' })).toBeVisible();
  expect(screen.getByRole('list').elements()).toHaveLength(0);
});

test('draws figures above their bars, and lines at their values', async () => {
  const screen = await render(
    <BarChart
      title="Spent"
      labels={labels}
      items={items.map((item) => ({ ...item, value: Math.abs(item.value), figure: `f${item.id}` }))}
      axis={[
        { value: 0, label: '0' },
        { value: 30, label: '30' },
      ]}
      reference={{ value: 20, label: 'usual' }}
    />,
  );
  const bottom = (text: string) =>
    screen.getByText(text, { exact: true }).element().getBoundingClientRect().bottom;
  const bars = [...screen.container.querySelectorAll('[style*="block-size"]')];
  const tops = bars.map((bar) => bar.getBoundingClientRect().top);
  expect(bottom('30')).toBeCloseTo(tops[2] ?? Number.NaN, -0.5);
  expect(bottom('usual')).toBeCloseTo(tops[1] ?? Number.NaN, -0.5);
  expect(bottom('0')).toBeCloseTo(bars[0]?.getBoundingClientRect().bottom ?? Number.NaN, -0.5);
  for (const [at, item] of items.entries()) {
    expect(bottom(`f${item.id}`)).toBeLessThanOrEqual((tops[at] ?? Number.NaN) + 1);
  }
});

test('the whole stays within its ring, however much it is', async () => {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency: 'KWD' }).formatToParts(
    987_654_321.125,
  );
  const centre = <Money parts={parts} size="title" data-testid="whole" />;
  const screen = await render(
    <DonutChart title="Spent" labels={labels} items={items} center={centre} />,
  );
  const whole = screen.getByTestId('whole').element().getBoundingClientRect();
  const ring = screen.container.querySelector('svg')?.getBoundingClientRect();
  expect(whole.width).toBeGreaterThan(40);
  expect(whole.width).toBeLessThanOrEqual((ring?.width ?? 0) * 0.68);
});
