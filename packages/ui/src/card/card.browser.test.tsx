import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Card } from './card.tsx';

test('is a region named by its title, at the level the page needs', async () => {
  const screen = await render(
    <Card title="Sign-in methods" level={3} action={<button type="button">Add</button>}>
      Contents
    </Card>,
  );
  const region = screen.getByRole('region', { name: 'Sign-in methods' });
  await expect
    .element(region.getByRole('heading', { level: 3 }))
    .toHaveTextContent('Sign-in methods');
  await expect.element(region.getByRole('button', { name: 'Add' })).toBeVisible();
});

test('is no landmark without a title', async () => {
  const screen = await render(<Card>Contents</Card>);
  await expect.element(screen.getByText('Contents')).toBeVisible();
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
});
