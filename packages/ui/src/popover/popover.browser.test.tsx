import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stateful } from '../../tests/stateful.tsx';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

test('opens from its button, is named, closes with Escape and gives the focus back', async () => {
  const screen = await render(
    <Stateful initial={false}>
      {(open, change) => (
        <Popover title="Why" trigger={<Button>Why?</Button>} open={open} onOpenChange={change}>
          <Button>Show expenses</Button>
        </Popover>
      )}
    </Stateful>,
  );
  const trigger = screen.getByRole('button', { name: 'Why?' });
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Why' })).toBeVisible();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('button', { name: 'Show expenses' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
