import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BalanceBar } from './balance-bar.tsx';
import { BalanceBars } from './balance-bars.tsx';

function balance(name: string, value: number) {
  return { id: name, name, hue: 0, value, label: 'w', amount: String(value) };
}

function bars(container: Element): DOMRect[] {
  return [...container.querySelectorAll('li')].map((row) => {
    const bar = row.querySelector('[style]');
    return bar?.getBoundingClientRect() ?? new DOMRect();
  });
}

test.each(['ltr', 'rtl'] as const)('grow to their side of one center line, %s', async (dir) => {
  await page.viewport(900, 600);
  const screen = await render(
    <div dir={dir}>
      <BalanceBars
        label="Balances"
        settled="Quits."
        balances={[balance('Ann', 100), balance('A much longer name', -50), balance('Bo', 25)]}
      />
    </div>,
  );
  document.getAnimations().forEach((animation) => animation.finish());
  const [credit, debit, small] = bars(screen.container);
  if (!credit || !debit || !small) throw new Error('no bars');
  const center = dir === 'ltr' ? credit.left : credit.right;
  expect(dir === 'ltr' ? debit.right : debit.left).toBeCloseTo(center, 0);
  expect(dir === 'ltr' ? small.left : small.right).toBeCloseTo(center, 0);
  expect(credit.width / debit.width).toBeCloseTo(2, 1);
  expect(credit.width / small.width).toBeCloseTo(4, 1);
});

test('say it once when everybody is even', async () => {
  const screen = await render(
    <BalanceBars
      label="Balances"
      settled="Quits."
      settledText="Everyone’s settled up"
      balances={[balance('Ann', 0)]}
    />,
  );
  await expect.element(screen.getByText('Quits.')).toBeVisible();
  await expect.element(screen.getByText('Everyone’s settled up')).toBeVisible();
  await expect.element(screen.getByRole('list', { name: 'Balances' })).toBeVisible();
});

test.each([
  [0.5, 'credit', 1],
  [-1, 'debit', -1],
])('draws a small balance of %s on the side of %s', async (value, side, direction) => {
  await render(<BalanceBar data-testid="bar" value={value} />);
  const bar = page.getByTestId('bar').element();
  expect(bar.getAttribute('data-side')).toBe(side);
  const track = bar.getBoundingClientRect();
  const drawn = bar.firstElementChild?.getBoundingClientRect();
  expect(drawn?.width).toBeCloseTo((track.width / 2) * Math.abs(value), 0);
  const center = (drawn?.left ?? 0) + (drawn?.width ?? 0) / 2 - track.left - track.width / 2;
  expect(Math.sign(center)).toBe(direction);
});

test('draws no small balance when it is even', async () => {
  await render(<BalanceBar data-testid="bar" value={0} />);
  const bar = page.getByTestId('bar').element();
  expect(bar.getAttribute('data-side')).toBe('even');
  expect(bar.firstElementChild?.getBoundingClientRect().width).toBe(0);
});

test('level from their old lengths before the logo takes their place', async () => {
  const shown = (value: number, settledAs: 'logo' | 'bars') => (
    <BalanceBars
      label="Balances"
      settled="Quits."
      settledAs={settledAs}
      balances={[balance('Ann', value), balance('Ben', -value)]}
    />
  );
  const screen = await render(shown(40, 'logo'));
  // Relative to its track, which grows when the amounts get shorter.
  const width = () => {
    const bar = screen.container.querySelector('li [style]');
    const track = bar?.parentElement?.getBoundingClientRect().width ?? 1;
    return (bar?.getBoundingClientRect().width ?? 0) / track;
  };
  document.getAnimations().forEach((animation) => animation.finish());
  const before = width();
  // Observed, because on a busy machine it is over before the next line runs.
  const leveling: number[] = [];
  const observer = new MutationObserver(() => {
    const isLeveling = screen.container.querySelector('[data-state=leveling]') !== null;
    if (isLeveling) leveling.push(width());
  });
  observer.observe(screen.container, { attributes: true, childList: true, subtree: true });
  await screen.rerender(shown(0, 'logo'));
  await expect.element(screen.getByText('Quits.')).toBeVisible();
  observer.disconnect();
  expect(leveling).not.toEqual([]);
  // A track's width is rounded to 1/64 of a pixel.
  expect(Math.max(...leveling)).toBeLessThanOrEqual(before + 0.001);
  expect(screen.container.querySelector('[data-state=settled]')).not.toBeNull();

  await screen.rerender(shown(40, 'bars'));
  await screen.rerender(shown(0, 'bars'));
  await expect.poll(width).toBe(0);
  await expect.element(screen.getByText('Quits.')).not.toBeInTheDocument();
  expect(bars(screen.container)).toHaveLength(2);
});
