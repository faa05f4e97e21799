import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';

const edit = vi.fn<() => void>();
const remove = vi.fn<() => void>();
const blocked = vi.fn<() => void>();

function sample() {
  return (
    <Menu
      label="Expense"
      trigger={<Button>More</Button>}
      sections={[
        {
          id: 'one',
          items: [
            { id: 'edit', label: 'Edit', onSelect: edit },
            { id: 'export', label: 'Export', disabled: true, onSelect: blocked },
          ],
        },
        { id: 'two', items: [{ id: 'delete', label: 'Delete', tone: 'danger', onSelect: remove }] },
      ]}
    />
  );
}

beforeEach(() => {
  vi.clearAllMocks();
});

test('opens by arrow, walks with arrows, Home and End, and comes round', async () => {
  const screen = await render(sample());
  const trigger = screen.getByRole('button', { name: 'More' });
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{End}{Home}{ArrowUp}');
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
});

test('finds items by their first letters', async () => {
  const screen = await render(sample());
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('ex');
  await expect.element(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus();
});

test('does what is chosen, closes, and gives the focus back', async () => {
  const screen = await render(sample());
  const trigger = screen.getByRole('button', { name: 'More' });
  await trigger.click();
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  expect(remove).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('does nothing for an item that is off, and closes with Escape', async () => {
  const screen = await render(sample());
  const trigger = screen.getByRole('button', { name: 'More' });
  await trigger.click();
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(blocked).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
