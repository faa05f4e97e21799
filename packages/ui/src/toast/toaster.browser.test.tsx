import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createToastManager } from './toast-manager.ts';
import { Toaster } from './toaster.tsx';

const labels = { region: 'Notices', dismiss: 'Put away' };

test('undoes by keyboard and goes away', async () => {
  const undo = vi.fn<() => void>();
  const queue = createToastManager();
  const screen = await render(<Toaster queue={queue} labels={labels} />);
  queue.show({ text: 'Deleted', action: { label: 'Undo', onPress: undo }, duration: Infinity });
  await expect.element(screen.getByText('Deleted')).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(screen.getByText('Deleted')).not.toBeInTheDocument();
});

test('goes by itself, but waits while the region has the focus', async () => {
  const queue = createToastManager();
  const screen = await render(<Toaster queue={queue} labels={labels} />);
  queue.show({ text: 'Anchor', duration: Infinity });
  const anchor = screen.getByRole('button', { name: 'Put away' });
  await expect.element(anchor).toBeVisible();
  const button = anchor.element();
  button.focus();
  queue.show({ text: 'Brief', duration: 1 });
  await expect.element(screen.getByText('Brief')).toBeVisible();
  button.blur();
  await expect.element(screen.getByText('Brief')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Anchor')).toBeVisible();
});

test('puts the newest away with Escape', async () => {
  const queue = createToastManager();
  const screen = await render(<Toaster queue={queue} labels={labels} />);
  queue.show({ text: 'Saved', duration: Infinity });
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument();
});

test('is a key away, and putting away leads back', async () => {
  const queue = createToastManager();
  const screen = await render(
    <>
      <input aria-label="Title" />
      <Toaster queue={queue} labels={labels} />
    </>,
  );
  const title = screen.getByRole('textbox');
  title.element().focus();
  queue.show({ text: 'Deleted', action: { label: 'Undo', onPress: vi.fn<() => void>() } });
  await expect.element(screen.getByText('Deleted')).toBeVisible();
  await userEvent.keyboard('{F6}');
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{F6}{Enter}');
  await expect.element(title).toHaveFocus();
});
