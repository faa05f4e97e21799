import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Logo, type LogoPose } from './logo.tsx';

/** Returns the rotation of the two bars in degrees. */
function turns(container: Element): number[] {
  return [...container.querySelectorAll('rect')].map((bar) => {
    const { a, b } = new DOMMatrix(getComputedStyle(bar).transform);
    const { rotate } = getComputedStyle(bar);
    return Math.round((Math.atan2(b, a) * 180) / Math.PI) + (Number.parseFloat(rotate) || 0);
  });
}

test.each<[LogoPose, boolean]>([
  ['level', true],
  ['leaning', false],
])('lies as it is told: %s', async (pose, even) => {
  const screen = await render(<Logo pose={pose} />);
  expect(turns(screen.container).every((turn) => turn === 0)).toBe(even);
});

test('moves between both while something is going on', async () => {
  const screen = await render(<Logo pose="leveling" />);
  const running = () =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity);
  await expect.poll(() => running().length).toBeGreaterThan(0);
  await screen.rerender(<Logo pose="level" />);
  await expect.poll(() => running().length).toBe(0);
});

test('is read only where it stands for something', async () => {
  const screen = await render(<Logo />);
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  await screen.rerender(<Logo label="Quits" />);
  await expect.element(screen.getByRole('img', { name: 'Quits' })).toBeVisible();
});
