import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

test('is pressed by pointer, Enter and Space', async () => {
  const press = vi.fn<() => void>();
  const screen = await render(<Button onClick={press}>Settle up</Button>);
  const button = screen.getByRole('button', { name: 'Settle up' });
  await button.click();
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('keeps the focus and ignores presses while busy', async () => {
  const press = vi.fn<() => void>();
  const screen = await render(
    <Button loading onClick={press}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  button.element().focus();
  await userEvent.keyboard('{Enter} ');
  await button.click({ force: true });
  expect(press).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
});

test('does not send a form unless asked to', async () => {
  const send = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await screen.getByText('Cancel').click();
  expect(send).not.toHaveBeenCalled();
  await screen.getByText('Save').click();
  expect(send).toHaveBeenCalledOnce();
});

test('lends its looks to a link that the caller renders', async () => {
  const screen = await render(
    <Button
      variant="primary"
      render={({ children, ...props }) => (
        <a {...props} href="#/groups">
          {children}
        </a>
      )}
    >
      Groups
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Groups' });
  await expect.element(link).toHaveAttribute('data-variant', 'primary');
});

test('aligns the text of a quiet button with the edge above it', async () => {
  const screen = await render(
    <div>
      <p>Items</p>
      <Button variant="quiet" align="edge">
        Add item
      </Button>
    </div>,
  );
  const edge = screen.getByText('Items').element().getBoundingClientRect().left;
  expect(screen.getByText('Add item').element().getBoundingClientRect().left).toBeCloseTo(edge, 0);
});
