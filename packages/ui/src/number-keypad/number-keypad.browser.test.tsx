import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { NumberKeypad } from './number-keypad.tsx';

const LABELS = {
  plus: 'Plus',
  minus: 'Minus',
  times: 'Times',
  divide: 'Divided by',
  decimal: 'Decimal separator',
  backspace: 'Delete',
};

function Sample({ initial, locale = 'en-US' }: { initial: string; locale?: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Stateful initial={initial}>
      {(value, change) => (
        <>
          <input
            ref={field}
            aria-label="Amount"
            inputMode="none"
            value={value}
            onChange={(event) => change(event.target.value)}
          />
          <NumberKeypad label="Keypad" field={field} locale={locale} labels={LABELS} />
        </>
      )}
    </Stateful>
  );
}

test('types where the caret is, and leaves the focus in the field', async () => {
  const screen = await render(<Sample initial="15" />);
  const field = screen.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('{End}{ArrowLeft}');
  for (const name of ['2', 'Decimal separator', '3']) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await screen.getByRole('button', { name }).click();
  }
  await expect.element(field).toHaveValue('12.35');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('4');
  await expect.element(field).toHaveValue('12.345');
});

test('deletes the selection, or the character before the caret', async () => {
  const screen = await render(<Sample initial="123" />);
  const field = screen.getByRole('textbox');
  const remove = screen.getByRole('button', { name: 'Delete' });
  await field.click();
  await userEvent.keyboard('{End}');
  await remove.click();
  await expect.element(field).toHaveValue('12');
  await userEvent.keyboard('{Shift>}{Home}{/Shift}');
  await remove.click();
  await expect.element(field).toHaveValue('');
  await remove.click();
  await expect.element(field).toHaveValue('');
});

test.each([
  ['de', '1,5÷2'],
  ['ar-EG', '١٫٥÷٢'],
])('has the digits and the separator of the language: %s', async (locale, typed) => {
  const screen = await render(<Sample initial="" locale={locale} />);
  const digits = new Intl.NumberFormat(locale);
  const names = [digits.format(1), 'Decimal separator', digits.format(5), 'Divided by'];
  for (const name of [...names, digits.format(2)]) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await screen.getByRole('button', { name, exact: true }).click();
  }
  await expect.element(screen.getByRole('textbox')).toHaveValue(typed);
});

test('is one stop of the Tab key; arrow keys move between the keys', async () => {
  const screen = await render(<Sample initial="" />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: '1' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await expect.element(screen.getByRole('button', { name: '5' })).toHaveFocus();
  await expect.element(screen.getByRole('textbox')).toHaveValue('5');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement).toBe(document.body);
});

test('has keys of at least 44 px', async () => {
  const screen = await render(<Sample initial="" />);
  const sizes = screen
    .getByRole('button')
    .elements()
    .map((key) => key.getBoundingClientRect());
  expect(sizes).toHaveLength(16);
  expect(Math.min(...sizes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
});

test('does nothing without a field', async () => {
  const failed = vi.fn<() => void>();
  window.addEventListener('error', failed);
  const screen = await render(
    <NumberKeypad label="Keypad" field={{ current: null }} locale="en-US" labels={LABELS} />,
  );
  await screen.getByRole('button', { name: '1' }).click();
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});
