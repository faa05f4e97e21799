import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppShell } from './app-shell.tsx';

function sample(detail?: string) {
  return (
    <AppShell
      brand="Quits"
      items={['Groups', 'Account'].map((label, index) => ({
        id: label,
        label,
        icon: '=',
        place: index === 0 ? 'here' : 'elsewhere',
        render: ({ children, ...props }) => (
          <a {...props} href={`#${label}`}>
            {children}
          </a>
        ),
      }))}
      labels={{ navigation: 'Main', skip: 'Skip to the contents', detail: 'Detail' }}
      {...(detail !== undefined && { detail })}
    >
      Contents
    </AppShell>
  );
}

test('lets the keyboard skip to the contents, and says where one is', async () => {
  const screen = await render(sample());
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: 'Skip to the contents' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await expect
    .element(screen.getByRole('link', { name: /Groups/u }))
    .toHaveAttribute('aria-current', 'page');
});

test('has its bar in the thumb’s reach on phones, and a rail on desktops', async () => {
  await page.viewport(360, 700);
  const screen = await render(sample());
  const nav = screen.getByRole('navigation', { name: 'Main' }).element();
  expect(nav.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
  await page.viewport(1200, 700);
  expect(nav.getBoundingClientRect().left).toBe(0);
  expect(nav.getBoundingClientRect().height).toBeCloseTo(window.innerHeight, 0);
});

test('shows the detail beside the contents on desktops, and instead of them on phones', async () => {
  await page.viewport(1200, 700);
  const screen = await render(sample('More'));
  await expect.element(screen.getByText('Contents', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Detail' })).toBeVisible();
  await page.viewport(360, 700);
  await expect.element(screen.getByText('Contents', { exact: true })).not.toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Detail' })).toBeVisible();
});
