import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BarChart } from './bar-chart.tsx';
import { DonutChart } from './donut-chart.tsx';
import { LineChart } from './line-chart.tsx';
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
