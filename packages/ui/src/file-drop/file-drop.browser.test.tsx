import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FileDrop } from './file-drop.tsx';

function drop(target: Element, file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

test.each([
  [false, 1],
  [true, 0],
])('takes what is dropped on it, unless disabled (%s)', async (disabled, times) => {
  const give = vi.fn<(files: readonly File[]) => void>();
  const screen = await render(
    <FileDrop label="Add a receipt" disabled={disabled} onFiles={give} />,
  );
  const label = screen.container.querySelector('label');
  if (label === null) throw new Error('no label');
  drop(label, new File(['x'], 'receipt.png', { type: 'image/png' }));
  expect(give).toHaveBeenCalledTimes(times);
});

test('says what is wrong', async () => {
  const screen = await render(<FileDrop label="Add" error="Too large" onFiles={() => undefined} />);
  await expect.element(screen.getByLabelText('Add')).toHaveAccessibleDescription('Too large');
});
