import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Calendar } from './calendar.tsx';

const labels = { previous: 'Previous month', next: 'Next month' };

function focusedDate(): string | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement.dataset['date'] : undefined;
}

async function open(locale = 'en-GB') {
  const choose = vi.fn<(date: string) => void>();
  const screen = await render(
    <Calendar
      value="2026-11-21"
      today="2026-11-19"
      locale={locale}
      labels={labels}
      min="2026-01-15"
      onValueChange={choose}
    />,
  );
  document.querySelector<HTMLElement>('[data-date="2026-11-21"]')?.focus();
  return { choose, screen };
}

test('walks by days, weeks, months and years', async () => {
  await open();
  const walk = [
    ['{ArrowRight}', '2026-11-22'],
    ['{ArrowUp}', '2026-11-15'],
    ['{ArrowLeft}', '2026-11-14'],
    ['{ArrowDown}', '2026-11-21'],
    ['{Home}', '2026-11-16'],
    ['{End}', '2026-11-22'],
    ['{PageDown}', '2026-12-22'],
    ['{PageUp}', '2026-11-22'],
    ['{Shift>}{PageDown}{/Shift}', '2027-11-22'],
  ] as const;
  for (const [keys, date] of walk) {
    // oxlint-disable-next-line no-await-in-loop -- one key after another is the point
    await userEvent.keyboard(keys);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(focusedDate).toBe(date);
  }
});

test('stops at the first day allowed', async () => {
  await open();
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
  await expect.poll(focusedDate).toBe('2026-01-15');
});

test('chooses with Enter, and marks today and the chosen day', async () => {
  const { choose, screen } = await open();
  await expect.element(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('21');
  expect(document.querySelector('[aria-current="date"]')?.textContent).toBe('19');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focusedDate).toBe('2026-11-22');
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledWith('2026-11-22');
});

test('has the other arrow for ahead where text runs right to left', async () => {
  document.documentElement.dir = 'rtl';
  try {
    await open('ar');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(focusedDate).toBe('2026-11-22');
  } finally {
    document.documentElement.dir = 'ltr';
  }
});
