import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { StackedBar } from './stacked-bar.ts';
import { StackedBars } from './stacked-bars.tsx';

const labels = { label: 'Month', value: 'Total', showTable: 'As a table', showChart: 'As a chart' };
const axis = [0, 50, 100].map((value) => ({ value, label: String(value) }));

function bar(label: string, food: number, travel: number): StackedBar {
  return {
    id: label,
    label,
    formatted: `${food + travel}.00`,
    parts: [
      { id: 'food', label: 'Food', value: food, formatted: `${food}.00`, hue: 0 },
      { id: 'travel', label: 'Travel', value: travel, formatted: `${travel}.00`, hue: 1 },
    ],
  };
}

const items = [bar('Sep', 30, 20), bar('Oct', 60, 40), bar('Nov', 0, 10)];
const chart = <StackedBars title="By month" labels={labels} items={items} axis={axis} />;

test('is one stop of the Tab key; arrow keys read the parts of each bar', async () => {
  const screen = await render(chart);
  await screen.getByRole('button', { name: 'As a table' }).click();
  await screen.getByRole('button', { name: 'As a chart' }).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Sep: 50.00' })).toHaveFocus();
  await expect
    .element(screen.getByRole('tooltip'))
    .toHaveTextContent('Sep 50.00Travel 20.00Food 30.00');
  await userEvent.keyboard('{ArrowRight}');
  const october = screen.getByRole('button', { name: 'Oct: 100.00' });
  await expect.element(october).toHaveFocus();
  await expect.element(october).toHaveAccessibleDescription(/Food 60\.00/u);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('tooltip').elements()).toHaveLength(0);
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('button', { name: 'Nov: 10.00' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('tooltip').elements()).toHaveLength(0);
});

test.each(['ltr', 'rtl'])('stacks to the height of the axis, tooltips inside, %s', async (dir) => {
  await page.viewport(320, 700);
  const screen = await render(
    <div dir={dir} style={{ padding: '80px 16px' }}>
      {chart}
    </div>,
  );
  const boxes = (name: string) =>
    [...screen.container.querySelectorAll(`[class*="_${name}_"]`)].map((element) =>
      element.getBoundingClientRect(),
    );
  const [zero, half, full] = boxes('gridLine').map(({ bottom }) => bottom);
  const tops = boxes('stack').map(({ top }) => top);
  expect(Math.abs((tops[0] ?? 0) - (half ?? 0))).toBeLessThan(1.5);
  expect(Math.abs((tops[1] ?? 0) - (full ?? 0))).toBeLessThan(1.5);
  expect(boxes('stack').every(({ bottom }) => Math.abs(bottom - (zero ?? 0)) < 1.5)).toBe(true);
  for (const name of ['Sep: 50.00', 'Oct: 100.00', 'Nov: 10.00']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await screen.getByRole('button', { name }).hover();
    const tip = screen.getByRole('tooltip').element().getBoundingClientRect();
    expect(tip.left).toBeGreaterThanOrEqual(0);
    expect(tip.right).toBeLessThanOrEqual(320);
  }
});

test('follows the link of a bar, and compares bars with a reference', async () => {
  const screen = await render(
    <StackedBars
      title="By month"
      labels={labels}
      axis={axis}
      reference={{ value: 50, label: 'Typical month' }}
      items={items.map((item) => ({
        ...item,
        figure: '100',
        render: (props) => (
          <a {...props} href={`#${item.id}`}>
            {props.children}
          </a>
        ),
      }))}
    />,
  );
  const link = screen.getByRole('link', { name: 'Oct: 100.00' });
  await expect.element(link).toHaveAttribute('href', '#Oct');
  await link.hover();
  await expect
    .element(screen.getByRole('tooltip'))
    .toHaveTextContent('Oct 100.00Travel 40.00Food 60.00');
  await expect.element(screen.getByText('Typical month')).toBeVisible();
});

test('has a table with a column for each part', async () => {
  const screen = await render(chart);
  await screen.getByRole('button', { name: 'As a table' }).click();
  await expect.element(screen.getByRole('columnheader', { name: 'Travel' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '40.00' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '100.00' })).toBeVisible();
});
