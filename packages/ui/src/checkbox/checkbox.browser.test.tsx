import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from './checkbox.tsx';

test('is ticked by keyboard and by its label, and is described by its hint', async () => {
  const change = vi.fn<(checked: boolean) => void>();
  const screen = await render(
    <Checkbox label="Simplify" hint="Fewer payments" onCheckedChange={change} />,
  );
  const box = screen.getByRole('checkbox', { name: 'Simplify' });
  await userEvent.keyboard('{Tab} ');
  expect(change).toHaveBeenLastCalledWith(true);
  await screen.getByText('Simplify').click();
  expect(change).toHaveBeenLastCalledWith(false);
  await expect.element(box).toHaveAccessibleDescription('Fewer payments');
});

test('shows that only some of what it stands for is chosen', async () => {
  const screen = await render(<Checkbox label="All" checked="mixed" readOnly />);
  await expect.element(screen.getByRole('checkbox')).toBePartiallyChecked();
});
