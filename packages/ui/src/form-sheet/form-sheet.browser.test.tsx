import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FormSheet } from './form-sheet.tsx';
import { SheetFrame } from './sheet-frame.tsx';

afterEach(() => page.viewport(414, 896));

function Sample({ lines = 1 }: { lines?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <FormSheet open={open} onOpenChange={setOpen}>
        <form>
          <SheetFrame
            title="Add expense"
            labels={{ close: 'Close', cancel: 'Cancel', save: 'Save' }}
            onClose={() => setOpen(false)}
          >
            <input aria-label="Amount" />
            {Array.from({ length: lines }, (_, line) => (
              <p key={line}>{line}</p>
            ))}
            <input aria-label="Notes" />
          </SheetFrame>
        </form>
      </FormSheet>
    </>
  );
}

test('is named by its title, keeps the focus inside, and gives it back', async () => {
  const screen = await render(<Sample />);
  const add = screen.getByRole('button', { name: 'Add' });
  await add.click();
  await expect.element(screen.getByRole('dialog', { name: 'Add expense' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  for (const name of ['Amount', 'Notes']) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await userEvent.keyboard('{Tab}');
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await expect.element(screen.getByRole('textbox', { name })).toHaveFocus();
  }
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(add).toHaveFocus();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  [360, 640],
  [360, 780],
  [1440, 900],
])('shows header and footer however long the contents are: %i × %i', async (width, height) => {
  await page.viewport(width, height);
  const screen = await render(<Sample lines={80} />);
  await screen.getByRole('button', { name: 'Add' }).click();
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => document.getAnimations().every(({ playState }) => playState === 'finished'))
    .toBe(true);
  notes.element().scrollIntoView({ block: 'nearest' });
  const { left, top, width: wide, height: high } = notes.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + wide / 2, top + high / 2)).toBe(notes.element());
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
});

test('gives the initial focus to the element that asks for it', async () => {
  const screen = await render(
    <FormSheet open onOpenChange={() => undefined}>
      <SheetFrame title="Add expense" labels={{ close: 'Close' }} onClose={() => undefined}>
        <input aria-label="Amount" data-initial-focus="" />
      </SheetFrame>
    </FormSheet>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
});
