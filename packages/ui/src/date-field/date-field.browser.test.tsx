import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { dateFormat } from '../calendar/calendar-days.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

const LABELS = {
  previous: 'Previous month',
  next: 'Next month',
  open: 'Open calendar',
  invalid: 'Enter a date such as 21/11/2026.',
};

/** Returns a date as the field writes it, which depends on the browser's version. */
const written = dateFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

function sample(props: Partial<DateFieldProps> = {}) {
  return (
    <Stateful<string | undefined> initial="2026-11-21">
      {(value, change) => (
        <DateField
          label="Date"
          value={value}
          onValueChange={change}
          today="2026-11-21"
          locale="en-GB"
          labels={LABELS}
          {...props}
        />
      )}
    </Stateful>
  );
}

test('takes a typed date, and writes it out when it is left', async () => {
  const change = vi.fn<(value: string | undefined) => void>();
  const screen = await render(
    <Stateful<string | undefined> initial="2026-11-21">
      {(value, set) => (
        <DateField
          label="Date"
          value={value}
          onValueChange={(next) => {
            change(next);
            set(next);
          }}
          today="2026-11-21"
          locale="en-GB"
          labels={LABELS}
        />
      )}
    </Stateful>,
  );
  const field = screen.getByRole('textbox', { name: 'Date' });
  await expect.element(field).toHaveValue(written('2026-11-21'));
  await userEvent.keyboard('{Tab}3/4/2026');
  await expect.element(field).toHaveValue('3/4/2026');
  expect(change).toHaveBeenLastCalledWith('2026-04-03');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue(written('2026-04-03'));
});

test('reports an invalid date on blur, and has no value until then', async () => {
  const screen = await render(sample({ min: '2026-11-01' }));
  const field = screen.getByRole('textbox', { name: 'Date' });
  await userEvent.keyboard('{Tab}31/2');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveAccessibleDescription(LABELS.invalid);
  await expect.element(field).toHaveValue('31/2');
  // Before the range.
  await field.fill('31/10/2026');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveAccessibleDescription(LABELS.invalid);
  await field.fill('');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('opens its calendar with the arrow key, takes the chosen day, and gives the focus back', async () => {
  const screen = await render(sample());
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(screen.getByRole('dialog', { name: 'Date' })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe('21');
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  const field = screen.getByRole('textbox', { name: 'Date' });
  await expect.element(field).toHaveValue(written('2026-11-20'));
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('has a popup as wide as its calendar', async () => {
  const screen = await render(sample());
  await screen.getByRole('button', { name: 'Open calendar' }).click();
  const popup = screen.getByRole('dialog', { name: 'Date' }).element();
  const calendar = screen.getByRole('grid').element();
  const { paddingInlineStart } = getComputedStyle(popup);
  const expected = calendar.clientWidth + 2 * Number.parseFloat(paddingInlineStart);
  expect(popup.clientWidth).toBeCloseTo(expected, -1);
});

test('keeps the date when the calendar is left with Escape', async () => {
  const screen = await render(sample());
  await screen.getByRole('button', { name: 'Open calendar' }).click();
  await expect.poll(() => document.activeElement?.textContent).toBe('21');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect
    .element(screen.getByRole('textbox', { name: 'Date' }))
    .toHaveValue(written('2026-11-21'));
  await expect.element(screen.getByRole('button', { name: 'Open calendar' })).toHaveFocus();
});

test('opens the calendar instead of the keyboard on touch', async () => {
  const screen = await render(sample());
  const field = screen.getByRole('textbox', { name: 'Date' });
  const touch = new PointerEvent('pointerdown', {
    bubbles: true,
    cancelable: true,
    pointerType: 'touch',
  });
  field.element().dispatchEvent(touch);
  expect(touch.defaultPrevented).toBe(true);
  await expect.element(screen.getByRole('dialog', { name: 'Date' })).toBeVisible();
});

test('is described by its error, and stays shut while it is off', async () => {
  const screen = await render(sample({ error: 'This date is in the future', disabled: true }));
  const field = screen.getByRole('textbox', { name: 'Date' });
  await expect.element(field).toHaveAccessibleDescription('This date is in the future');
  await expect.element(field).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Open calendar' })).toBeDisabled();
});
