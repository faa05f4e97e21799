import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { Select } from './select.tsx';

const OPTIONS = [
  { value: 'food', label: 'Food' },
  { label: 'Travel', options: [{ value: 'train', label: 'Train' }] },
  { value: 'gone', label: 'Gone', disabled: true },
];

test('is walked by keyboard, through groups, passing over what is off', async () => {
  const screen = await render(
    <Stateful initial="food">
      {(value, change) => (
        <Select label="Category" options={OPTIONS} value={value} onValueChange={change} />
      )}
    </Stateful>,
  );
  const select = screen.getByRole('combobox', { name: 'Category' });
  await userEvent.keyboard('{Tab}');
  await expect.element(select).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(select).toHaveValue('train');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(select).toHaveValue('train');
});

test('tells both that it changed and to what', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const onChange = vi.fn<() => void>();
  const screen = await render(
    <Select
      label="Category"
      options={OPTIONS}
      defaultValue="food"
      onChange={onChange}
      onValueChange={onValueChange}
    />,
  );
  await screen.getByRole('combobox').selectOptions('train');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('train');
  expect(onChange).toHaveBeenCalledOnce();
});

test('is described by its error and its hint', async () => {
  const screen = await render(
    <Select label="Category" options={OPTIONS} error="Choose one" hint="It can be changed later" />,
  );
  await expect
    .element(screen.getByRole('combobox', { name: 'Category' }))
    .toHaveAccessibleDescription('Choose one It can be changed later');
});
