import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stat, StatRow } from './stat.tsx';

const figures = ['Spent', 'Your share', 'You paid', 'Typical month'].map((label) => (
  <Stat key={label} label={label} figure={`${label.length}.00`} detail="9.8%" />
));

test('groups a figure with its label and its detail', async () => {
  const screen = await render(<StatRow>{figures}</StatRow>);
  expect(screen.getByRole('term').elements()).toHaveLength(4);
  const [first] = screen.getByRole('term').elements();
  expect(first?.parentElement?.textContent).toBe('Spent5.009.8%');
});

test('shows figures side by side, and in pairs on a phone', async () => {
  const rowsAt = async (width: number) => {
    await page.viewport(width, 700);
    const screen = await render(<StatRow>{figures}</StatRow>);
    const tops = screen
      .getByRole('term')
      .elements()
      .map((element) => Math.round(element.getBoundingClientRect().top));
    await screen.unmount();
    return new Set(tops).size;
  };
  expect(await rowsAt(1_000)).toBe(1);
  expect(await rowsAt(360)).toBe(2);
});
