import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { AmountField } from './amount-field.tsx';

function sample() {
  return (
    <Stateful initial="12">
      {(value, change) => (
        <AmountField
          label="Amount"
          value={value}
          onValueChange={change}
          currency="EUR"
          outcome={value.includes('+') ? '= 16.50' : undefined}
          operators={[{ sign: '+', label: 'plus' }]}
        />
      )}
    </Stateful>
  );
}

test('puts a sign where the caret is, and typing goes on behind it', async () => {
  const screen = await render(sample());
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await field.click();
  await userEvent.keyboard('{End}');
  await screen.getByRole('button', { name: 'plus' }).click();
  await expect.element(field).toHaveValue('12+');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('4,50');
  await expect.element(field).toHaveValue('12+4,50');
});

test('describes itself by what the sum comes to', async () => {
  const screen = await render(sample());
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await field.fill('12+4.50');
  await expect.element(field).toHaveAccessibleDescription('= 16.50');
});
