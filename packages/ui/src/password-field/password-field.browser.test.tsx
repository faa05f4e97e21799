import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from './password-field.tsx';

const LABELS = { show: 'Show', hide: 'Hide', met: 'Met', unmet: 'Not yet' };

test('is hidden until it is shown, and keeps what was typed', async () => {
  const screen = await render(<PasswordField label="Password" labels={LABELS} />);
  const field = screen.getByLabelText('Password');
  await userEvent.keyboard('{Tab}hunter2{Tab}');
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('hunter2');
  await expect.element(screen.getByRole('button', { name: 'Hide' })).toHaveFocus();
});

test('reads its rules with the field, each with whether it is met', async () => {
  const rules = [
    { id: 'length', text: '8 characters', met: true },
    { id: 'digit', text: 'a digit', met: false },
  ];
  const screen = await render(<PasswordField label="Password" labels={LABELS} rules={rules} />);
  await expect
    .element(screen.getByLabelText('Password'))
    .toHaveAccessibleDescription(/Met 8 characters.*Not yet a digit/u);
});

test('is not corrected, capitalized or checked for spelling', async () => {
  const screen = await render(<PasswordField label="Password" labels={LABELS} />);
  const field = screen.getByLabelText('Password');
  await expect.element(field).toHaveAttribute('autocapitalize', 'none');
  await expect.element(field).toHaveAttribute('spellcheck', 'false');
});
