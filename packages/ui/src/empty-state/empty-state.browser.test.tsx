import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EmptyState } from './empty-state.tsx';

test('says what is missing as a heading, and what to do as a control', async () => {
  const screen = await render(
    <EmptyState title="No expenses yet" level={3} actions={<button type="button">Add</button>}>
      The first one makes the balances lean.
    </EmptyState>,
  );
  await expect
    .element(screen.getByRole('heading', { level: 3, name: 'No expenses yet' }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add' })).toBeVisible();
});

test('draws the mark leaning, or level when being empty is good news', async () => {
  const screen = await render(<EmptyState title="Nothing" />);
  const pose = () => screen.container.querySelector('svg')?.getAttribute('data-pose');
  expect(pose()).toBe('leaning');
  await screen.rerender(<EmptyState title="Quits." pose="level" />);
  expect(pose()).toBe('level');
});
