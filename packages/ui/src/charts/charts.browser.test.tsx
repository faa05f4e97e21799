import { describe, expect, test } from 'vitest';
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
    // An invisible table isn't a Tab stop.
    await expect
      .element(screen.getByRole('region', { name: 'Spent' }))
      .toHaveAttribute('tabindex', '-1');
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

describe('a bar chart with an axis', () => {
  const months = Array.from({ length: 12 }, (_, at) => ({
    id: `m${at}`,
    label: `Month ${at}`,
    // The first label takes two lines.
    short: at === 0 ? 'Dec 2025' : 'Mar',
    value: [450, 499, 20][at % 3] ?? 0,
    figure: `${[450, 499, 20][at % 3] ?? 0}`,
    formatted: `${at}.00`,
  }));
  const axis = [0, 200, 400, 600].map((value) => ({ value, label: `${value}€` }));
  const reference = { value: 450, label: 'Typical month' };

  test.each([300, 560, 1_100])('places lines, values and labels at %i px', async (width) => {
    const screen = await render(
      <div style={{ inlineSize: width }}>
        <BarChart title="Spent" labels={labels} items={months} axis={axis} reference={reference} />
      </div>,
    );
    const all = (name: string) => [
      ...screen.container.querySelectorAll<HTMLElement>(`[class*="_${name}_"]`),
    ];
    const box = (element: Element | undefined) =>
      element?.getBoundingClientRect() ?? new DOMRect(Number.NaN, Number.NaN);
    const bars = all('bar').map((bar) => box(bar));
    const lines = all('gridLine').map((line) => box(line).bottom);
    const [zero = Number.NaN, , , highest = Number.NaN] = lines;
    const level = (value: number) => zero - ((zero - highest) * value) / 600;
    for (const [at, bar] of bars.entries()) {
      expect(Math.abs(bar.bottom - zero)).toBeLessThan(1.5);
      expect(Math.abs(bar.top - level(months[at]?.value ?? 0))).toBeLessThan(1.5);
    }
    expect(Math.abs(box(all('reference')[0]).bottom - level(450))).toBeLessThan(1.5);
    const figures = all('over').filter((figure) => figure.checkVisibility());
    expect(figures).toHaveLength(width < 448 ? 0 : 12);
    const texts = (elements: readonly HTMLElement[]) =>
      elements
        .filter((element) => getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)')
        .map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect();
        });
    for (const row of [texts(figures), texts(all('tick'))]) {
      for (const [at, next] of row.slice(1).entries()) {
        expect(row[at]?.right).toBeLessThanOrEqual(next.left + 1);
      }
    }
    for (const [at, figure] of figures.entries()) {
      expect(box(figure).bottom).toBeLessThanOrEqual((bars[at]?.top ?? Number.NaN) + 1);
    }
    // Their upper borders make one line.
    for (const tick of all('tick')) expect(Math.abs(box(tick).top - zero)).toBeLessThan(1.5);
  });

  test.each([300, 400, 560])('does not split or overlap long months at %i px', async (width) => {
    const names = ['ديسمبر', 'يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو'];
    const all = [...names, 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر'];
    const items = all.map((short, at) => ({
      ...months[0],
      id: short,
      short,
      label: `${at}`,
      value: at,
      formatted: '',
    }));
    const screen = await render(
      <div dir="rtl" style={{ inlineSize: width }}>
        <BarChart title="Spent" labels={labels} items={items} axis={axis} />
      </div>,
    );
    const lines = [...screen.container.querySelectorAll<HTMLElement>('[class*="_tick_"]')]
      .filter((tick) => getComputedStyle(tick).color !== 'rgba(0, 0, 0, 0)')
      .map((tick) => {
        const range = document.createRange();
        range.selectNodeContents(tick);
        return [...range.getClientRects()];
      });
    // A clipped label has a box of its own on the same line.
    expect(lines.every((rects) => new Set(rects.map(({ top }) => top)).size === 1)).toBe(true);
    const boxes = lines.map((rects) => rects.at(-1) ?? new DOMRect());
    for (const [at, next] of boxes.slice(1).entries()) {
      expect(next.right).toBeLessThanOrEqual((boxes[at]?.left ?? Number.NaN) + 1);
    }
  });
});

test('the whole stays within its ring, however much it is', async () => {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency: 'KWD' }).formatToParts(
    987_654_321.125,
  );
  const center = <Money parts={parts} size="title" data-testid="whole" />;
  const screen = await render(
    <DonutChart title="Spent" labels={labels} items={items} center={center} />,
  );
  const whole = screen.getByTestId('whole').element().getBoundingClientRect();
  const ring = screen.container.querySelector('svg')?.getBoundingClientRect();
  expect(whole.width).toBeGreaterThan(40);
  expect(whole.width).toBeLessThanOrEqual((ring?.width ?? 0) * 0.68);
});

test('shows all of many ranked bars, without moving what follows', async () => {
  const people = Array.from({ length: 40 }, (_, index) => ({
    id: `${index}`,
    label: `Person ${index}`,
    value: 40 - index,
    formatted: `${40 - index}`,
  }));
  const tops = new Set<number>();
  const screen = await render(
    <>
      <RankedBars title="By person" labels={labels} items={people} />
      <p
        ref={(node) => {
          if (node !== null) tops.add(Math.round(node.getBoundingClientRect().top));
        }}
      >
        After
      </p>
    </>,
  );
  await expect.element(screen.getByText('Person 39')).toBeInTheDocument();
  const after = screen.getByText('After').element();
  expect([...tops]).toEqual([Math.round(after.getBoundingClientRect().top)]);
});
