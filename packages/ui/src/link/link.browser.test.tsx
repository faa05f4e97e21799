import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Link } from './link.tsx';

test('is underlined within a sentence, so that color is not the only sign', async () => {
  const screen = await render(<Link href="#terms">the terms</Link>);
  const link = screen.getByRole('link', { name: 'the terms' });
  await expect.element(link).toHaveAttribute('href', '#terms');
  expect(getComputedStyle(link.element()).textDecorationLine).toContain('underline');
});

test('lends its looks to a link that the caller renders', async () => {
  const screen = await render(
    <Link
      variant="quiet"
      className="mine"
      render={({ children, ...props }) => (
        <a {...props} href="#mine">
          {children}
        </a>
      )}
    >
      Back
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Back' });
  await expect.element(link).toHaveAttribute('data-variant', 'quiet');
  await expect.element(link).toHaveClass('mine');
});
