import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from './text-field.tsx';

test('hands its ref and the rest of its props to the input', async () => {
  const seen: string[] = [];
  const screen = await render(
    <TextField
      label="E-mail"
      type="email"
      autoComplete="email"
      ref={(input) => {
        if (input !== null) seen.push(input.tagName);
      }}
    />,
  );
  expect(seen).toEqual(['INPUT']);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  await expect.element(input).toHaveAttribute('type', 'email');
  await expect.element(input).toHaveAttribute('autocomplete', 'email');
});

test('becomes invalid by its error, and valid again without it', async () => {
  const screen = await render(<TextField label="Name" error="Too short" />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toHaveAccessibleDescription('Too short');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await screen.rerender(<TextField label="Name" />);
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

test('runs as its own text does', async () => {
  const screen = await render(<TextField label="Name" />);
  const input = screen.getByRole('textbox');
  await input.fill('غادة');
  expect(getComputedStyle(input.element()).direction).toBe('rtl');
});

test('shows its focus around the whole line', async () => {
  const screen = await render(<TextField label="Name" start="€" />);
  const line = screen.getByText('€').element();
  const before = getComputedStyle(line).outlineStyle;
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => getComputedStyle(line).outlineStyle).not.toBe(before);
});

test('puts the placeholder of an empty field where its language begins', async () => {
  const screen = await render(
    <div dir="rtl">
      <TextField label="What" placeholder="تذاكر" />
    </div>,
  );
  const input = screen.getByRole('textbox', { name: 'What' });
  expect(getComputedStyle(input.element()).direction).toBe('rtl');
  await userEvent.type(input, 'Tickets');
  expect(getComputedStyle(input.element()).direction).toBe('ltr');
});
