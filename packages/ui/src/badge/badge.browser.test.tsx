import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Badge } from './badge.tsx';

test('shows its text in the color of its tone, on a tint of it', async () => {
  const screen = await render(
    <>
      <Badge tone="credit">You get back</Badge>
      <Badge tone="debit">You owe</Badge>
    </>,
  );
  const looks = ['You get back', 'You owe'].map((word) => {
    const { color, backgroundColor } = getComputedStyle(screen.getByText(word).element());
    return { color, backgroundColor };
  });
  expect(looks[0]).not.toEqual(looks[1]);
});

test('hands what it is given on to its root', async () => {
  const screen = await render(
    <Badge className="mine" title="Since Monday" icon={<i data-testid="icon" />}>
      New
    </Badge>,
  );
  const badge = screen.getByTitle('Since Monday');
  await expect.element(badge).toHaveClass('mine');
  await expect.element(badge).toHaveAttribute('data-tone', 'neutral');
  await expect.element(badge.getByTestId('icon')).toBeInTheDocument();
});
