import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Money } from './money.tsx';

const parts = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).formatToParts(
  12.4,
);

test('raises the minor units and quiets the currency', async () => {
  const screen = await render(<Money parts={parts} size="hero" />);
  const root = screen.container.querySelector('[data-size="hero"]');
  expect(root?.textContent).toBe('€12.40');
  const minor = [...(root?.querySelectorAll('[data-part="minor"]') ?? [])];
  expect(minor.map(({ textContent }) => textContent).join('')).toBe('.40');
});

test('keeps the order of a currency of letters and a sign from right to left', async () => {
  const yen = new Intl.NumberFormat('ar', { style: 'currency', currency: 'JPY' }).formatToParts(5);
  const screen = await render(
    <p dir="rtl">
      <Money parts={yen} />
    </p>,
  );
  const currency = screen.container.querySelector('[data-part=currency]');
  const text = currency?.firstChild;
  if (!(text instanceof Text)) throw new Error('no currency');
  const leftOf = (sign: string) => {
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(sign));
    range.setEnd(text, text.data.indexOf(sign) + 1);
    return range.getBoundingClientRect().left;
  };
  expect(text.data).toContain('JP¥');
  expect(leftOf('J')).toBeLessThan(leftOf('¥'));
});

test('is read as its label, once', async () => {
  const screen = await render(<Money parts={parts} label="you owe 12 euros 40" />);
  await expect.element(screen.getByText('you owe 12 euros 40')).toBeInTheDocument();
  expect(screen.container.querySelector('bdi')?.getAttribute('aria-hidden')).toBe('true');
});

test('aligns columns: every digit is as wide as every other', async () => {
  const screen = await render(
    <>
      {['1111', '8888', '0000'].map((value) => (
        <p key={value}>
          <Money parts={[{ type: 'integer', value }]} />
        </p>
      ))}
    </>,
  );
  await document.fonts.ready;
  const widths = [...screen.container.querySelectorAll('bdi')].map(
    (figure) => figure.getBoundingClientRect().width,
  );
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1);
});

test.each([
  ['en-GB', 'EUR', -123_456_789.01],
  ['de', 'EUR', 1_234_567.89],
  ['ar-EG', 'EGP', -1_234_567.89],
  ['hi', 'INR', -12_34_56_789.5],
  ['ja', 'JPY', 123_456_789],
  ['fr', 'CHF', -98_765_432.1],
  ['en', 'EUR', 12.4],
])('fits the smallest phone however much it is, %s %s %d', async (locale, currency, amount) => {
  await page.viewport(320, 600);
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(
    amount,
  );
  const screen = await render(<Money parts={parts} size="hero" data-testid="amount" />);
  const amountShown = screen.getByTestId('amount').element();
  expect(amountShown.getBoundingClientRect().width).toBeLessThanOrEqual(320 - 32);
  expect(Number.parseFloat(getComputedStyle(amountShown).fontSize)).toBeGreaterThan(24);
});
