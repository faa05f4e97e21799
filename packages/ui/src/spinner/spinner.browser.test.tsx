import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Spinner } from './spinner.tsx';

test('says what is going on to those who cannot see it', async () => {
  const screen = await render(<Spinner label="Signing in" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Signing in');
});

test('is decoration without words, as inside a busy button', async () => {
  const screen = await render(<Spinner />);
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  expect(screen.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
