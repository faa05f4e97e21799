import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FileDropzone } from './file-dropzone.tsx';

/** Drops a file; returns whether the browser would navigate to it. */
function drop(target: Element, file: File): boolean {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return target.dispatchEvent(
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
  );
}

test.each([
  [false, 1],
  [true, 0],
])('takes what is dropped on it, unless disabled (%s)', async (disabled, times) => {
  const give = vi.fn<(files: readonly File[]) => void>();
  const screen = await render(
    <FileDropzone label="Add a receipt" disabled={disabled} onFiles={give} />,
  );
  const label = screen.container.querySelector('label');
  if (label === null) throw new Error('no label');
  drop(label, new File(['x'], 'receipt.png', { type: 'image/png' }));
  expect(give).toHaveBeenCalledTimes(times);
});

test('keeps the page when a file is dropped beside it, and only while it is there', async () => {
  const give = vi.fn<(files: readonly File[]) => void>();
  const screen = await render(<FileDropzone label="Add a receipt" onFiles={give} />);
  expect(drop(document.body, new File(['x'], 'missed.png'))).toBe(false);
  expect(give).not.toHaveBeenCalled();
  await screen.unmount();
  expect(drop(document.body, new File(['x'], 'missed.png'))).toBe(true);
});

test('says what is wrong', async () => {
  const screen = await render(
    <FileDropzone label="Add" error="Too large" onFiles={() => undefined} />,
  );
  await expect.element(screen.getByLabelText('Add')).toHaveAccessibleDescription('Too large');
});
