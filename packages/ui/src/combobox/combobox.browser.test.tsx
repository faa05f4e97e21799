import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { Combobox } from './combobox.tsx';

const options = ['Amélie', 'Ben', 'Chiara', 'Dana'].map((label) => ({ value: label, label }));

function sample(initial?: string) {
  return (
    <Stateful<string | undefined> initial={initial}>
      {(value, change) => (
        <Combobox
          label="Paid by"
          options={options}
          value={value}
          onValueChange={change}
          empty="Nobody"
        />
      )}
    </Stateful>
  );
}

test('opens with an arrow and chooses with Enter, the focus staying in the field', async () => {
  const screen = await render(sample());
  const field = screen.getByRole('combobox', { name: 'Paid by' });
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  const option = screen.getByRole('option', { name: 'Ben' });
  const active = field.element().getAttribute('aria-activedescendant');
  await expect.element(option).toHaveAttribute('id', active ?? '');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Ben');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('finds without case and accents, and comes round at the ends', async () => {
  const screen = await render(sample());
  const field = screen.getByRole('combobox');
  await field.fill('AME');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Amélie');
  await field.fill('');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(field).toHaveValue('Dana');
});

test('leaves the value alone with Escape, and when the focus goes', async () => {
  const screen = await render(sample('Ben'));
  const field = screen.getByRole('combobox');
  await field.fill('chi');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('Ben');
  await field.fill('dan');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('Ben');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('chooses by pointer', async () => {
  const screen = await render(sample());
  await screen.getByRole('combobox').click();
  await screen.getByRole('option', { name: 'Chiara' }).click();
  await expect.element(screen.getByRole('combobox')).toHaveValue('Chiara');
});

test('says when nothing fits', async () => {
  const screen = await render(sample());
  await screen.getByRole('combobox').fill('zz');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nobody');
});
