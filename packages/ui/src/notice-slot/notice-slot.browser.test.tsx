import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NoticeSlot, type NoticeSlotItem } from './notice-slot.tsx';

const usage: NoticeSlotItem = { id: 'usage', title: 'Usage data?', text: 'Text', actions: 'Agree' };
const install: NoticeSlotItem = { id: 'install', title: 'Install?', text: 'Text', actions: 'Yes' };

test('shows one notice, and none after it until the slot is shown anew', async () => {
  const screen = await render(<NoticeSlot notices={[usage, install]} />);
  const shown = () =>
    screen
      .getByRole('region')
      .elements()
      .map((element) => element.getAttribute('aria-label'));
  expect(shown()).toEqual(['Usage data?']);
  await screen.rerender(<NoticeSlot notices={[install]} />);
  expect(shown()).toEqual([]);
  await screen.rerender(<NoticeSlot key="next visit" notices={[install]} />);
  expect(shown()).toEqual(['Install?']);
});

test('keeps the notice that is read when a more important one arrives', async () => {
  const screen = await render(<NoticeSlot notices={[install]} />);
  await screen.rerender(<NoticeSlot notices={[usage, install]} />);
  await expect.element(screen.getByRole('region', { name: 'Install?' })).toBeVisible();
});
