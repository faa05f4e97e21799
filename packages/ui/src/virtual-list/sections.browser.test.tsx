import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ListHeader } from '../list/list-header.tsx';
import { VirtualList } from './virtual-list.tsx';

const ITEMS = Array.from({ length: 2_000 }, (_, index) => `Expense ${index + 1}`);
const monthOf = (item: string) => `Month ${Math.floor((Number(item.slice(8)) - 1) / 20)}`;
const MONTHS = {
  keyOf: monthOf,
  header: (month: string) => <ListHeader title={month} total="12.00" style={{ blockSize: 40 }} />,
  estimate: 40,
};

function Months() {
  return (
    <VirtualList
      label="Expenses"
      items={ITEMS}
      itemKey={(item) => item}
      estimate={50}
      sections={MONTHS}
      reuseRows
    >
      {(item) => <div style={{ blockSize: 50 }}>{item}</div>}
    </VirtualList>
  );
}

test('has a heading in the first item of each section, and estimates its height', async () => {
  await page.viewport(400, 600);
  const screen = await render(<Months />);
  const first = screen.getByRole('listitem').first();
  await expect.element(first.getByRole('heading', { name: 'Month 0' })).toBeVisible();
  const height = screen.getByRole('list').element().getBoundingClientRect().height;
  expect(height).toBe(2_000 * 50 + 100 * 40);
  expect(screen.getByRole('heading').elements()).toHaveLength(1);
});

test('keeps the header of a section at the top until the next one moves it away', async () => {
  await page.viewport(400, 600);
  const screen = await render(<Months />);
  await expect.element(screen.getByText('Expense 1', { exact: true })).toBeVisible();
  const bottomOf = (month: string) =>
    [...document.querySelectorAll('[data-sections] h2')]
      .find(({ textContent }) => textContent === month)
      ?.parentElement?.getBoundingClientRect().bottom;
  const top = screen.getByRole('list').element().getBoundingClientRect().top + window.scrollY;
  window.scrollTo(0, top + 500);
  // Its first 8 pixels are the space after the row above.
  await expect.poll(() => bottomOf('Month 0')).toBe(32);
  // The section of 20 rows ends 20 pixels below the top.
  window.scrollTo(0, top + 20 * 50 + 40 - 20);
  await expect.poll(() => bottomOf('Month 0')).toBe(20);
  await expect.poll(() => bottomOf('Month 1')).toBe(60);
  window.scrollTo(0, top + 50_000);
  await expect.poll(() => bottomOf('Month 48')).toBe(32);
});
