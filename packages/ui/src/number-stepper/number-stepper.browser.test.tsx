import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { NumberStepper } from './number-stepper.tsx';

test('counts by keys and buttons, within its bounds', async () => {
  const screen = await render(
    <Stateful initial={2}>
      {(value, change) => (
        <NumberStepper
          label="Shares"
          value={value}
          onValueChange={change}
          max={12}
          labels={{ less: 'One less', more: 'One more' }}
        />
      )}
    </Stateful>,
  );
  const counter = screen.getByRole('spinbutton', { name: 'Shares' });
  await userEvent.keyboard('{Tab}');
  await expect.element(counter).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(counter).toHaveAttribute('aria-valuenow', '3');
  await userEvent.keyboard('{PageUp}');
  await expect.element(counter).toHaveAttribute('aria-valuenow', '12');
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect.element(counter).toHaveAttribute('aria-valuenow', '0');
  await userEvent.keyboard('7');
  await expect.element(counter).toHaveAttribute('aria-valuenow', '7');
  await screen.getByRole('button', { name: 'One less' }).click();
  await expect.element(counter).toHaveAttribute('aria-valuenow', '6');
});
