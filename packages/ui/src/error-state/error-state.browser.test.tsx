import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorState } from './error-state.tsx';

test('says what happened as the page’s heading, and offers a way on', async () => {
  const screen = await render(
    <ErrorState title="This page does not exist" actions={<a href="#groups">To your groups</a>}>
      Nothing is lost.
    </ErrorState>,
  );
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This page does not exist');
  await expect.element(screen.getByRole('link', { name: 'To your groups' })).toBeVisible();
});

test('draws a figure that is not read, in place of the mark', async () => {
  const screen = await render(<ErrorState title="Gone" figure="404" reference="ref 7f3a" />);
  await expect.element(screen.getByText('404')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.container.querySelector('svg')).toBeNull();
  await expect.element(screen.getByText('ref 7f3a')).toBeVisible();
});
