import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SectionNav, type SectionNavItem } from './section-nav.tsx';

const link: SectionNavItem['render'] = ({ children, ...props }) => (
  <a {...props} href="#section">
    {children}
  </a>
);
const nav = (
  <SectionNav
    label="Settings"
    items={[
      { id: 'people', label: 'People', value: '12', current: true, render: link },
      { id: 'export', label: 'Export', render: link },
    ]}
  />
);

test('names the current section', async () => {
  const screen = await render(nav);
  await expect.element(screen.getByRole('navigation', { name: 'Settings' })).toBeVisible();
  const current = screen.getByRole('link', { name: /^People/u });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await expect
    .element(screen.getByRole('link', { name: 'Export' }))
    .not.toHaveAttribute('aria-current');
});

test('shows values in rows to press with a thumb, and a short column on a desktop', async () => {
  await page.viewport(360, 700);
  const screen = await render(nav);
  const height = () =>
    screen.getByRole('link', { name: 'Export' }).element().getBoundingClientRect().height;
  await expect.element(screen.getByText('12')).toBeVisible();
  expect(height()).toBeGreaterThanOrEqual(44);
  await page.viewport(1200, 700);
  await expect.element(screen.getByText('12')).not.toBeVisible();
});
