import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialog/dialog.tsx';
import { createToastManager } from './toast-manager.ts';
import { Toaster } from './toaster.tsx';

test('is read and can be pressed over an open dialog, which stays', async () => {
  const undo = vi.fn<() => void>();
  const close = vi.fn<(open: boolean) => void>();
  const queue = createToastManager();
  const screen = await render(
    <>
      <Toaster queue={queue} labels={{ region: 'Notices', dismiss: 'Put away' }} />
      <Dialog open onOpenChange={close} title="Edit" labels={{ close: 'Close' }}>
        Contents
      </Dialog>
    </>,
  );
  await expect.element(screen.getByRole('dialog', { name: 'Edit' })).toBeVisible();
  queue.show({ text: 'Deleted', action: { label: 'Undo', onPress: undo }, duration: Infinity });
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(undo).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});
