import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Kbd } from './kbd.tsx';

test('shows one cap for each key, from left to right in every language', async () => {
  const { container } = await render(
    <div dir="rtl">
      <Kbd keys={['Ctrl', 'K']} />
    </div>,
  );
  const [ctrl, letter] = container.querySelectorAll('kbd kbd');
  expect([ctrl?.textContent, letter?.textContent]).toEqual(['Ctrl', 'K']);
  const left = (element: Element | undefined) => element?.getBoundingClientRect().left;
  expect(left(ctrl)).toBeLessThan(left(letter) ?? 0);
});
