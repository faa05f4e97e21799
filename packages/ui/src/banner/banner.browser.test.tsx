import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Banner } from './banner.tsx';

test('interrupts only for danger', async () => {
  const screen = await render(
    <>
      <Banner title="Calm">Something to know</Banner>
      <Banner tone="danger" title="Grave">
        Something to do
      </Banner>
    </>,
  );
  expect(screen.getByRole('status').element().textContent).toContain('Calm');
  expect(screen.getByRole('alert').element().textContent).toContain('Grave');
});

test('can be put away', async () => {
  const dismiss = vi.fn<() => void>();
  const screen = await render(
    <Banner onDismiss={dismiss} dismissLabel="Put away">
      Said
    </Banner>,
  );
  await screen.getByRole('button', { name: 'Put away' }).click();
  expect(dismiss).toHaveBeenCalledOnce();
});
