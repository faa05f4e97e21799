import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tooltip } from './tooltip.tsx';

function sample() {
  return (
    <Tooltip text="Add an expense" keys="N">
      <button type="button" aria-label="Add">
        +
      </button>
    </Tooltip>
  );
}

test('comes with the focus, and goes with Escape while the focus stays', async () => {
  const screen = await render(sample());
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText(/^Add an expense/u)).toBeVisible();
  await expect.element(screen.getByText('N', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText(/^Add an expense/u)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});

test('comes when pointed at, and goes with the pointer', async () => {
  const screen = await render(sample());
  await screen.getByRole('button').hover();
  await expect.element(screen.getByText(/^Add an expense/u)).toBeVisible();
  await screen.getByRole('button').unhover();
  await expect.element(screen.getByText(/^Add an expense/u)).not.toBeInTheDocument();
});
