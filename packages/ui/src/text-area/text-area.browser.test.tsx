import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LONG_TEXT } from '../../tests/sample-people.ts';
import { TextArea } from './text-area.tsx';

test('takes several lines, and grows with them', async () => {
  const screen = await render(<TextArea label="Note" rows={2} />);
  const area = screen.getByRole('textbox', { name: 'Note' });
  const before = area.element().clientHeight;
  await userEvent.keyboard('{Tab}one{Enter}two');
  await expect.element(area).toHaveValue('one\ntwo');
  await area.fill(Array.from({ length: 8 }, () => LONG_TEXT).join('\n'));
  await expect.poll(() => area.element().clientHeight).toBeGreaterThan(before);
});

test('is described by its error and its hint, and runs as its text does', async () => {
  const screen = await render(
    <TextArea label="Note" hint="For everybody in the group" error="Too long" />,
  );
  const area = screen.getByRole('textbox', { name: 'Note' });
  await expect.element(area).toHaveAccessibleDescription('Too long For everybody in the group');
  await area.fill('شكراً');
  expect(getComputedStyle(area.element()).direction).toBe('rtl');
});
