import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { OtpInput, type OtpInputProps } from './otp-input.tsx';

function sample(props: Partial<OtpInputProps> = {}) {
  return (
    <Stateful initial="">
      {(value, change) => <OtpInput label="Code" value={value} onValueChange={change} {...props} />}
    </Stateful>
  );
}

test('takes digits only, one for each place, and says when all are there', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  const screen = await render(sample({ onComplete }));
  const field = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('12a 345');
  await expect.element(field).toHaveValue('12345');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('67');
  await expect.element(field).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test.each(['１２３ ４５６', '١٢٣-٤٥٦', '१२३ ४५६', 'Your code: 123456'])(
  'takes a whole code at once, with what surrounds it and in digits of another script: %s',
  async (pasted) => {
    const onComplete = vi.fn<(code: string) => void>();
    const screen = await render(sample({ onComplete }));
    const field = screen.getByRole('textbox', { name: 'Code' });
    await field.fill(pasted);
    await expect.element(field).toHaveValue('123456');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  },
);

test('shows one place for each digit, and the next one to fill', async () => {
  const screen = await render(sample({ length: 8 }));
  await screen.getByRole('textbox').fill('12');
  const places = [...screen.container.querySelectorAll('[aria-hidden][data-state]')];
  expect(places.map((place) => place.getAttribute('data-state'))).toEqual([
    'filled',
    'filled',
    'next',
    ...Array.from({ length: 5 }, () => 'empty'),
  ]);
});

test('can be filled by the system from a message, and is described by its error', async () => {
  const screen = await render(sample({ error: 'This code is too old' }));
  const field = screen.getByRole('textbox', { name: 'Code' });
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  await expect.element(field).toHaveAccessibleDescription('This code is too old');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});
