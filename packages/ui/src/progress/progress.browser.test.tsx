import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Progress } from './progress.tsx';

test('is read with its name and its value in words', async () => {
  const screen = await render(<Progress label="Sending" value={0.25} valueText="3 of 12 files" />);
  const bar = screen.getByRole('progressbar', { name: 'Sending' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '25');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '3 of 12 files');
});

test('is as long as what is done', async () => {
  const screen = await render(<Progress label="Sending" value={0.5} />);
  const track = screen.getByRole('progressbar').element();
  const bar = track.firstElementChild;
  await expect
    .poll(() => (bar?.getBoundingClientRect().width ?? 0) / track.clientWidth)
    .toBeCloseTo(0.5, 1);
});

test('names no value while nobody knows how far things are', async () => {
  const screen = await render(<Progress label="Sending" />);
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
