import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { Switch } from './switch.tsx';

test('is turned on and off by keyboard', async () => {
  const screen = await render(
    <Stateful initial={false}>
      {(on, change) => <Switch label="Notices" checked={on} onCheckedChange={change} />}
    </Stateful>,
  );
  const control = screen.getByRole('switch', { name: 'Notices' });
  await userEvent.keyboard('{Tab} ');
  await expect.element(control).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(control).not.toBeChecked();
});
