import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConnectionIndicator } from './connection-indicator.tsx';

test('tells a change of state politely, in words', async () => {
  const screen = await render(<ConnectionIndicator status="online" label="Connected" />);
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('Connected');
  await screen.rerender(<ConnectionIndicator status="offline" label="Waiting for a connection" />);
  await expect.element(status).toHaveTextContent('Waiting for a connection');
  await expect.element(status).toHaveAttribute('data-status', 'offline');
});

test('keeps its words for those who cannot see it when it is compact', async () => {
  const screen = await render(
    <ConnectionIndicator status="offline" label="Waiting for a connection" compact />,
  );
  const words = screen.getByText('Waiting for a connection').element();
  expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Waiting for a connection');
});
