import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { VirtualList } from './virtual-list.tsx';

function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Expense ${index + 1}`);
}

test('draws only what is in sight of 100,000 items, and says how many there are', async () => {
  await page.viewport(400, 600);
  const screen = await render(
    <VirtualList label="Expenses" items={names(100_000)} itemKey={(item) => item} estimate={50}>
      {(item) => <div style={{ blockSize: 50 }}>{item}</div>}
    </VirtualList>,
  );
  const first = screen.getByRole('listitem').first();
  await expect.element(first).toHaveTextContent('Expense 1');
  await expect.element(first).toHaveAttribute('aria-setsize', '100000');
  expect(screen.getByRole('listitem').elements().length).toBeLessThan(60);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(screen.getByText('Expense 100000')).toBeVisible();
});

function Growing() {
  const [count, setCount] = useState(30);
  return (
    <VirtualList
      label="Expenses"
      items={names(count)}
      itemKey={(item) => item}
      estimate={50}
      onEndReached={() => setCount(Math.min(90, count + 30))}
    >
      {(item) => <div style={{ blockSize: 50 }}>{item}</div>}
    </VirtualList>
  );
}

test('asks for more when the end comes near, page after page', async () => {
  await page.viewport(400, 600);
  const screen = await render(<Growing />);
  await expect.element(screen.getByText('Expense 1', { exact: true })).toBeVisible();
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return screen.getByText('Expense 90', { exact: true }).query()?.textContent;
    })
    .toBe('Expense 90');
});

test('has its end behind the last item, and stands back when it is empty', async () => {
  const list = (items: readonly string[]) => (
    <VirtualList
      label="Expenses"
      items={items}
      itemKey={(item) => item}
      empty={<p>Nothing spent yet</p>}
      end={<p>More is on its way</p>}
    >
      {(item) => <div>{item}</div>}
    </VirtualList>
  );
  const screen = await render(list(names(2)));
  await expect.element(screen.getByRole('list', { name: 'Expenses' })).toBeVisible();
  await expect.element(screen.getByText('More is on its way')).toBeVisible();
  await screen.rerender(list([]));
  await expect.element(screen.getByText('Nothing spent yet')).toBeVisible();
  expect(screen.getByRole('list').query()).toBeNull();
});

test('knows the heights of rows that were measured when it was last shown', async () => {
  await page.viewport(400, 600);
  const rows = (remember?: string) => (
    <VirtualList
      label="Expenses"
      items={names(30)}
      itemKey={(item) => item}
      estimate={50}
      {...(remember === undefined ? {} : { remember })}
    >
      {(item) => <div style={{ blockSize: 120 }}>{item}</div>}
    </VirtualList>
  );
  const height = () => page.getByRole('list').element().getBoundingClientRect().height;
  const first = await render(rows('thirty'));
  let at = 0;
  await expect
    .poll(() => {
      // Repeat: rows that a slow machine skipped are rendered the next time.
      at = (at + 200) % (30 * 120);
      window.scrollTo(0, at);
      return height();
    })
    .toBe(30 * 120);
  await first.unmount();
  window.scrollTo(0, 0);
  const again = await render(rows('thirty'));
  await expect.element(again.getByText('Expense 1', { exact: true })).toBeVisible();
  expect(height()).toBe(30 * 120);
  await again.unmount();
  const other = await render(rows());
  await expect.element(other.getByText('Expense 1', { exact: true })).toBeVisible();
  expect(height()).toBeLessThan(30 * 120);
});
