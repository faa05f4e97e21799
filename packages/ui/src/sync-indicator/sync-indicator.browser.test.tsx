import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SyncIndicator } from './sync-indicator.tsx';

test('has a drawing of its own for each state, and the words for it', async () => {
  const screen = await render(<SyncIndicator status="pending" label="2 changes wait" />);
  const drawing = () => screen.container.querySelector('svg')?.innerHTML;
  const pending = drawing();
  await screen.rerender(<SyncIndicator status="rejected" label="A change was refused" />);
  await expect.element(screen.getByText('A change was refused')).toBeVisible();
  expect(drawing()).not.toBe(pending);
});

test('keeps its words for those who cannot see it when it is compact', async () => {
  const screen = await render(<SyncIndicator status="pending" label="2 changes wait" compact />);
  const words = screen.getByText('2 changes wait');
  await expect.element(words).toBeInTheDocument();
  expect(words.element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
  await expect.element(screen.getByTitle('2 changes wait')).toBeVisible();
});
