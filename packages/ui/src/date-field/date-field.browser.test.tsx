import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

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
          labels={{ previous: 'Previous month', next: 'Next month' }}
          {...props}
        />
      )}
    </Stateful>
  );
}

test('is read with its date, and opens at it', async () => {
  const screen = await render(sample());
  const field = screen.getByRole('button', { name: /^Date, .*21 November 2026$/u });
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Date' })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe('21');
});

test('takes the day chosen by keyboard, closes, and gives the focus back', async () => {
  const screen = await render(sample());
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('21');
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  const field = screen.getByRole('button', { name: /^Date, .*20 November 2026$/u });
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('keeps the date when it is left with Escape', async () => {
  const screen = await render(sample());
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('21');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect
    .element(screen.getByRole('button', { name: /^Date, .*21 November 2026$/u }))
    .toHaveFocus();
});

test('is described by its error, and stays shut while it is off', async () => {
  const screen = await render(sample({ error: 'This date is in the future', disabled: true }));
  const field = screen.getByRole('button', { name: /^Date/u });
  await expect.element(field).toHaveAccessibleDescription('This date is in the future');
  await expect.element(field).toBeDisabled();
});
