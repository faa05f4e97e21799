import { memo, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ListRow } from '../list/list-row.tsx';
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

/** Longest wait for what happens at rest. */
const WAIT = { timeout: 5_000 };
const frame = () => new Promise(requestAnimationFrame);
/** Resolves after the tasks that the frame has queued, such as React's. */
const task = () => new Promise((done) => setTimeout(done));

/** Scrolls one step per frame, as a finger does. */
async function scrollBy(step: number, steps: number): Promise<void> {
  for (let at = 0; at < steps; at += 1) {
    window.scrollBy(0, step);
    await frame();
  }
}

const LONG_LIST = names(2_000);
const nameOf = (item: string) => item;
let drawn: string[] = [];
const Cell = memo(function Cell({ item }: { readonly item: string }) {
  drawn.push(item);
  return (
    <div style={{ blockSize: 50 }}>
      <a href={`#${item}`}>{item}</a>
    </div>
  );
});
const drawCell = (item: string) => <Cell item={item} />;

function LongList() {
  return (
    <VirtualList label="Expenses" items={LONG_LIST} itemKey={nameOf} estimate={50} reuseRows>
      {drawCell}
    </VirtualList>
  );
}

/** Positions of the elements' rows in the order of the document. */
const order = () =>
  [...document.querySelectorAll('[role=listitem]')].map((row) => Number(row.ariaPosInSet));

const isInOrder = () => order().every((position, at, all) => position > (all[at - 1] ?? 0));

test('renders only the rows that enter during a scroll, without new elements', async () => {
  await page.viewport(400, 600);
  const screen = await render(<LongList />);
  await expect.element(screen.getByText('Expense 1', { exact: true })).toBeVisible();
  // The first steps add the elements of the rows ahead.
  await scrollBy(25, 60);
  const box = screen.getByRole('list').element();
  // On a slow machine, a pause between frames sorts the elements, which adds existing ones again.
  const known = new Set<Node>(box.querySelectorAll('*'));
  const added: Node[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) added.push(...addedNodes);
  });
  observer.observe(box, { childList: true, subtree: true });
  const before = window.scrollY;
  drawn = [];
  await scrollBy(25, 120);
  const entered = (window.scrollY - before) / 50;
  expect(entered).toBe(60);
  expect(drawn.length).toBeGreaterThan(40);
  expect(drawn.length).toBeLessThanOrEqual(entered + 2);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(added.filter((node) => node instanceof Element && !known.has(node))).toEqual([]);
  observer.disconnect();
});

let addPage = () => {};

function PagedList() {
  const [count, setCount] = useState(200);
  useEffect(() => {
    addPage = () => setCount(count + 40);
  });
  const items = useMemo(() => LONG_LIST.slice(0, count), [count]);
  return (
    <VirtualList
      label="Expenses"
      items={items}
      itemKey={nameOf}
      estimate={50}
      total={2_000}
      reuseRows
    >
      {drawCell}
    </VirtualList>
  );
}

test('neither renders rows nor moves elements when a page is added during a scroll', async () => {
  await page.viewport(400, 600);
  const screen = await render(<PagedList />);
  await expect.element(screen.getByText('Expense 1', { exact: true })).toBeVisible();
  await scrollBy(25, 60);
  await task();
  const box = screen.getByRole('list').element();
  const height = box.getBoundingClientRect().height;
  const moved: MutationRecord[] = [];
  const observer = new MutationObserver((records) => moved.push(...records));
  const elements = [...box.querySelectorAll('[role=listitem]')];
  observer.observe(box, { childList: true, subtree: true });
  drawn = [];
  flushSync(addPage);
  expect(drawn).toEqual([]);
  expect(observer.takeRecords()).toEqual([]);
  expect([...box.querySelectorAll('[role=listitem]')]).toEqual(elements);
  expect(box.getBoundingClientRect().height).toBe(height + 40 * 50);
  observer.disconnect();
});

test('creates the elements of the first scroll when the browser is idle', async () => {
  await page.viewport(400, 600);
  const screen = await render(
    <>
      <div style={{ blockSize: 300 }} />
      <LongList />
    </>,
  );
  await expect.element(screen.getByText('Expense 1', { exact: true })).toBeVisible();
  const box = screen.getByRole('list').element();
  const listItems = () => box.querySelectorAll('[role=listitem]').length;
  // Two and a half viewports of rows, those that fit into the margin, and parts of one.
  await expect.poll(listItems, WAIT).toBe(35);
  await scrollBy(25, 60);
  expect(listItems()).toBe(35);
});

test('renders rows on both sides at rest, for a scroll in either direction', async () => {
  await page.viewport(400, 600);
  const screen = await render(<LongList />);
  await expect.element(screen.getByText('Expense 1', { exact: true })).toBeVisible();
  await scrollBy(100, 60);
  const top = window.scrollY / 50;
  await expect.poll(() => order().includes(top + 1 - 12), WAIT).toBe(true);
  await expect.poll(() => order().includes(top + 1 + 12 + 18), WAIT).toBe(true);
  await expect.poll(isInOrder, WAIT).toBe(true);
});

test('renders rows ahead at most in every other frame of a fast scroll', async () => {
  await page.viewport(400, 600);
  window.scrollTo(0, 0);
  const screen = await render(<LongList />);
  await expect.element(screen.getByText('Expense 1', { exact: true })).toBeVisible();
  const box = screen.getByRole('list').element();
  await expect.poll(() => box.querySelectorAll('[role=listitem]').length).toBeGreaterThan(30);
  drawn = [];
  await scrollBy(50, 12);
  expect(drawn.length).toBeGreaterThan(2);
  expect(drawn.length).toBeLessThan(9);
});

test('clips a reused row only beyond what a list row draws beside itself', async () => {
  await page.viewport(400, 600);
  const screen = await render(
    <VirtualList label="Expenses" items={['Dinner']} itemKey={nameOf} reuseRows>
      {(item) => <ListRow as="div" title={item} href="#dinner" />}
    </VirtualList>,
  );
  const list = screen.getByRole('list').element().getBoundingClientRect();
  const row = screen.getByRole('listitem').element();
  const clip = row.parentElement?.getBoundingClientRect();
  expect(row.getBoundingClientRect().left).toBe(list.left);
  expect(row.getBoundingClientRect().right).toBe(list.right);
  const target = getComputedStyle(screen.getByRole('link').element(), '::after');
  expect(list.left - (clip?.left ?? 0)).toBe(-Number.parseFloat(target.left));
  expect((clip?.right ?? 0) - list.right).toBe(-Number.parseFloat(target.right));
});

test.each([25, -25])('leaves no visible gap during a scroll by %s pixels per frame', async (by) => {
  await page.viewport(400, 600);
  const screen = await render(<LongList />);
  await expect.element(screen.getByText('Expense 1', { exact: true })).toBeVisible();
  if (by < 0) window.scrollTo(0, 20_000);
  await frame();
  await frame();
  for (let step = 0; step < 60; step += 1) {
    window.scrollBy(0, by);
    const boxes = [...document.querySelectorAll('[role=listitem]')]
      .map((row) => row.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < 600);
    expect(boxes.length).toBeGreaterThanOrEqual(11);
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(600);
    await frame();
  }
});

test('sorts its elements by row after a scroll, and before Tab moves the focus', async () => {
  await page.viewport(400, 600);
  const screen = await render(<LongList />);
  await expect.element(screen.getByText('Expense 1', { exact: true })).toBeVisible();
  await scrollBy(25, 80);
  await expect.poll(isInOrder, WAIT).toBe(true);
  await scrollBy(25, 40);
  const row = order()
    .toSorted((a, b) => a - b)
    .find(
      (at) =>
        screen.getByText(`Expense ${at}`, { exact: true }).element().getBoundingClientRect().top >
        100,
    );
  const link = screen.getByText(`Expense ${row}`, { exact: true }).element();
  if (!(link instanceof HTMLElement)) throw new Error('The row has no link.');
  link.focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe(`Expense ${(row ?? 0) + 1}`);
});

test('keeps the focus in a row that scrolls out of view', async () => {
  await page.viewport(400, 600);
  const screen = await render(<LongList />);
  const link = screen.getByText('Expense 3', { exact: true });
  await expect.element(link).toBeVisible();
  const element = link.element();
  if (!(element instanceof HTMLElement)) throw new Error('The row has no link.');
  element.focus();
  await scrollBy(100, 60);
  await expect.poll(isInOrder, WAIT).toBe(true);
  expect(document.activeElement).toBe(element);
  expect(element.textContent).toBe('Expense 3');
});

test('keeps the visible rows in place when rows above are taller than estimated', async () => {
  await page.viewport(400, 600);
  const screen = await render(
    <VirtualList label="Expenses" items={LONG_LIST} itemKey={nameOf} estimate={50} reuseRows>
      {(item) => <div style={{ blockSize: 90 }}>{item}</div>}
    </VirtualList>,
  );
  await expect.element(screen.getByText('Expense 1', { exact: true })).toBeVisible();
  window.scrollTo(0, 30_000);
  const first = () =>
    [...document.querySelectorAll('[role=listitem]')].find(
      (row) => row.getBoundingClientRect().top >= 0,
    );
  await expect.poll(() => Number(first()?.ariaPosInSet)).toBeGreaterThan(300);
  await scrollBy(0, 3);
  const row = first();
  const position = row?.ariaPosInSet;
  const top = row?.getBoundingClientRect().top ?? 0;
  await scrollBy(-10, 12);
  const again = [...document.querySelectorAll('[role=listitem]')].find(
    (one) => one.ariaPosInSet === position,
  );
  expect(Math.round((again?.getBoundingClientRect().top ?? 0) - top)).toBe(120);
});

test('shows what changed while its contents were hidden', async () => {
  await page.viewport(400, 600);
  const list = (items: readonly string[], tall: number, hidden: boolean) => (
    <div style={hidden ? { contentVisibility: 'hidden', blockSize: 0 } : {}}>
      <VirtualList label="Expenses" items={items} itemKey={nameOf} estimate={50} reuseRows>
        {(item) => <div style={{ blockSize: item === 'New' ? tall : 50 }}>{item}</div>}
      </VirtualList>
    </div>
  );
  const screen = await render(list(LONG_LIST, 90, false));
  await expect.element(screen.getByText('Expense 1', { exact: true })).toBeVisible();
  await screen.rerender(list(LONG_LIST, 90, true));
  await screen.rerender(list(['New', ...LONG_LIST.slice(1)], 90, true));
  await screen.rerender(list(['New', ...LONG_LIST.slice(1)], 90, false));
  await expect.element(screen.getByText('New', { exact: true })).toBeVisible();
  const topOf = (text: string) =>
    screen.getByText(text, { exact: true }).element().getBoundingClientRect().top;
  await expect.poll(() => Math.round(topOf('Expense 2') - topOf('New'))).toBe(90);
  await expect.element(screen.getByText('Expense 8', { exact: true })).toBeVisible();
});
