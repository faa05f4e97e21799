import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from './icon-button.tsx';

test('is named by its label and pressed by keyboard', async () => {
  const onClick = vi.fn<() => void>();
  const screen = await render(<IconButton label="Add" icon="+" onClick={onClick} />);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('is large enough for a thumb', async () => {
  const screen = await render(<IconButton label="Add" icon="+" />);
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('does not send a form, and does nothing while it is off', async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await render(
    <form onSubmit={onSubmit}>
      <IconButton label="Clear" icon="×" />
      <IconButton label="Off" icon="×" disabled onClick={onSubmit} />
    </form>,
  );
  await screen.getByRole('button', { name: 'Clear' }).click();
  await screen.getByRole('button', { name: 'Off' }).click({ force: true });
  expect(onSubmit).not.toHaveBeenCalled();
});

test('lends its looks and its name to a link that the caller renders', async () => {
  const screen = await render(
    <IconButton
      label="Add"
      icon="+"
      variant="raised"
      render={({ children, ...props }) => (
        <a {...props} href="#add">
          {children}
        </a>
      )}
    />,
  );
  const link = screen.getByRole('link', { name: 'Add' });
  await expect.element(link).toHaveAttribute('data-variant', 'raised');
  await expect.element(link).toHaveAttribute('href', '#add');
});
