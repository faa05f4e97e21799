import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RootProps } from '../lib/render-prop.ts';
import { RailList } from './rail-list.tsx';
import { AppShell, type AppShellProps } from './app-shell.tsx';
import { avoidStatusBar } from './keep-clear-of-status.ts';

function link(href: string) {
  return ({ children, ...props }: RootProps) => (
    <a {...props} href={href}>
      {children}
    </a>
  );
}

function sample(
  labels = ['Groups', 'Activity', 'Account'],
  parts: Pick<AppShellProps, 'rail' | 'status' | 'notice' | 'children'> = { children: 'Contents' },
) {
  return (
    <AppShell
      {...parts}
      brand="Quits"
      items={labels.map((label, index) => ({
        id: label,
        label,
        icon: <i aria-hidden="true">=</i>,
        place: index === 0 ? 'here' : 'elsewhere',
        render: link(`#${label}`),
      }))}
      action={{ label: 'Add an expense', icon: <i aria-hidden="true">+</i>, render: link('#add') }}
      labels={{ navigation: 'Main', skip: 'Skip to the contents' }}
    />
  );
}

test('lets the keyboard skip to the contents, and says where one is', async () => {
  const screen = await render(sample());
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: 'Skip to the contents' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await expect
    .element(screen.getByRole('link', { name: /Groups/u }))
    .toHaveAttribute('aria-current', 'page');
});

test('has its bar in the thumb’s reach on phones, and a rail on desktops', async () => {
  await page.viewport(360, 700);
  const screen = await render(sample());
  const nav = screen.getByRole('navigation', { name: 'Main' }).element();
  expect(nav.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
  await page.viewport(1200, 700);
  expect(nav.getBoundingClientRect().left).toBe(0);
  expect(nav.getBoundingClientRect().height).toBeCloseTo(window.innerHeight, 0);
});

test('what sticks above the bar stays clear of its status, however many lines that has', async () => {
  await page.viewport(360, 500);
  const bar = (
    <form>
      <p style={{ blockSize: 2000 }} />
      <div
        ref={avoidStatusBar}
        style={{
          position: 'sticky',
          insetBlockEnd: 'calc(var(--q-shell-bar) + var(--q-shell-status, 0px))',
        }}
      >
        <button type="button">Save</button>
      </div>
    </form>
  );
  const showing = (lines: readonly string[]) =>
    sample(['Groups'], {
      status: lines.map((line) => <p key={line}>{line}</p>),
      children: bar,
    });
  const screen = await render(showing([]));
  const room = () =>
    screen.getByRole('navigation').element().getBoundingClientRect().top -
    screen.getByRole('button', { name: 'Save' }).element().getBoundingClientRect().bottom;
  for (const lines of [['Offline'], ['Offline', '3 changes wait'], []]) {
    await screen.rerender(showing(lines));
    await expect.poll(room).toBeGreaterThanOrEqual(-1);
    await expect.poll(room).toBeLessThan(40);
  }
  await page.viewport(1200, 500);
  await screen.rerender(showing(['Offline']));
  const save = screen.getByRole('button', { name: 'Save' }).element();
  await expect.poll(() => save.getBoundingClientRect().bottom).toBeGreaterThan(480);
});

test('ends the page with its bar where a far zoom leaves little room', async () => {
  await page.viewport(320, 256);
  const screen = await render(sample());
  const nav = screen.getByRole('navigation', { name: 'Main' }).element();
  const main = screen.getByRole('main').element();
  expect(nav.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    main.getBoundingClientRect().bottom,
  );
  const action = screen.getByRole('link', { name: 'Add an expense' }).element();
  main.style.blockSize = '1000px';
  expect(action.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
});

test.each([
  [['Groups', 'Account']],
  [['Groups', 'Activity', 'Account']],
  [['Groups', 'Activity', 'People', 'Account']],
])('raises its action in the middle of the bar between %j', async (labels) => {
  await page.viewport(360, 700);
  const screen = await render(sample(labels));
  const action = screen.getByRole('link', { name: 'Add an expense' }).element();
  const { left, right, top } = action.getBoundingClientRect();
  expect((left + right) / 2).toBeCloseTo(180, 0);
  const nav = screen.getByRole('navigation').element();
  expect(top).toBeLessThan(nav.getBoundingClientRect().top);
  for (const label of labels) {
    const item = screen.getByRole('link', { name: label }).element().getBoundingClientRect();
    expect(item.right <= left || item.left >= right).toBe(true);
  }
});

test('has its action first and in words in the rail', async () => {
  await page.viewport(1200, 700);
  const screen = await render(sample());
  await expect.element(screen.getByText('Add an expense')).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(screen.getByRole('link', { name: 'Add an expense' })).toHaveFocus();
});

test('lists the user’s own places in the rail, and hides them on a phone', async () => {
  const rail = (
    <RailList
      label="Your groups"
      items={[
        { id: 'lake', label: 'Lake', detail: '+12.00', render: link('#lake'), current: true },
        { id: 'flat', label: 'Flat', render: link('#flat') },
      ]}
    />
  );
  await page.viewport(1280, 800);
  const screen = await render(sample(undefined, { rail, children: 'Contents' }));
  const list = screen.getByRole('list', { name: 'Your groups' });
  await expect.element(list.getByRole('link', { name: 'Lake +12.00' })).toBeVisible();
  await expect
    .element(list.getByRole('link', { name: /Lake/u }))
    .toHaveAttribute('aria-current', 'true');
  await expect
    .element(list.getByRole('link', { name: 'Flat' }))
    .not.toHaveAttribute('aria-current');
  await page.viewport(360, 640);
  await expect.element(list).not.toBeInTheDocument();
});

test('has a notice at the foot of the rail, and none on phones', async () => {
  await page.viewport(1200, 700);
  const screen = await render(sample(undefined, { notice: 'Help improve it?', status: 'Offline' }));
  const notice = screen.getByText('Help improve it?');
  await expect.element(notice).toBeVisible();
  const { bottom } = notice.element().getBoundingClientRect();
  const { top } = screen.getByText('Offline').element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(bottom);
  await page.viewport(360, 700);
  await expect.element(notice).not.toBeVisible();
});
