import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageHeader } from './page-header.tsx';

const header = (
  <PageHeader
    title="Adriatic, by rail"
    lead="4 people"
    figure={<b>263.93</b>}
    actions={<button type="button">Settle up</button>}
  />
);

test.each([1, 2] as const)('its title has level %i', async (level) => {
  const screen = await render(<PageHeader title="Categories" level={level} />);
  await expect.element(screen.getByRole('heading', { level, name: 'Categories' })).toBeVisible();
});

test('is one line on a desktop, within 104 px, and wraps on a phone', async () => {
  await page.viewport(1000, 700);
  const screen = await render(header);
  const root = screen.getByRole('heading').element().closest('header');
  const box = (element: Element | null | undefined) =>
    element?.getBoundingClientRect() ?? new DOMRect();
  expect(box(root).height).toBeLessThanOrEqual(104);
  const figure = () => box(screen.getByText('263.93').element());
  expect(figure().top).toBeLessThan(box(root).bottom);
  expect(figure().left).toBeGreaterThan(500);
  await page.viewport(320, 700);
  expect(box(root).right).toBeLessThanOrEqual(320);
});
