import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from './skeleton.tsx';

test('is hidden from those who cannot see it, but for one that says what comes', async () => {
  const screen = await render(
    <>
      <Skeleton shape="row" count={3} label="Loading expenses" />
      <Skeleton shape="line" />
    </>,
  );
  await expect.element(screen.getByRole('status', { name: 'Loading expenses' })).toBeVisible();
  expect(screen.container.lastElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('takes as much room as the things it stands for', async () => {
  const screen = await render(<Skeleton shape="row" count={1} label="a" />);
  const height = () => screen.getByRole('status').element().getBoundingClientRect().height;
  const one = height();
  await screen.rerender(<Skeleton shape="row" count={4} label="a" />);
  expect(height()).toBeGreaterThanOrEqual(one * 4);
});
