import { expect, test, vi } from 'vitest';
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
          result={value.includes('+') ? '= 16.50' : undefined}
        />
      )}
    </Stateful>
  );
}

test('describes itself by what the sum comes to', async () => {
  const screen = await render(sample());
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await field.fill('12+4.50');
  await expect.element(field).toHaveAccessibleDescription('= 16.50');
});

test.each(['١٢+٣٫٥٠', '१२+३.५०', '1.284,07', "1'284.07"])(
  'keeps what is typed as it is typed, left to right: %s',
  async (typed) => {
    const screen = await render(sample());
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await field.fill(typed);
    await expect.element(field).toHaveValue(typed);
    await expect.element(field).toHaveAttribute('dir', 'ltr');
  },
);

test('lets the currency be changed, by name', async () => {
  const change = vi.fn<(code: string) => void>();
  const screen = await render(
    <AmountField
      label="Amount"
      value="12"
      onValueChange={() => undefined}
      currency="EUR"
      currencyLabel="Currency"
      currencies={[
        { code: 'EUR', label: 'EUR · euro' },
        { code: 'JPY', label: 'JPY · yen' },
      ]}
      onCurrencyChange={change}
    />,
  );
  const list = screen.getByRole('combobox', { name: 'Currency' });
  await expect.element(list).toHaveValue('EUR');
  await list.selectOptions('JPY');
  expect(change).toHaveBeenCalledExactlyOnceWith('JPY');
});

test('has its number at the far end from the currency, also right to left', async () => {
  const screen = await render(<div dir="rtl">{sample()}</div>);
  await expect.element(screen.getByRole('textbox')).toHaveStyle({ textAlign: 'start' });
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('dir', 'ltr');
});
