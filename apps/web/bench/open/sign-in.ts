import type { Locator, Page } from '@playwright/test';
import type { Served } from './builds.ts';

/** Signs in to a backend with a very large group and waits for the link to it, which it returns. */
export async function signIn(
  page: Page,
  { app, email, password }: Pick<Served, 'app' | 'email' | 'password'>,
): Promise<Locator> {
  await page.goto(`${app}/sign-in`);
  // Older builds spell it with a hyphen.
  await page.getByLabel(/e-?mail/i).fill(email);
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(password);
  // Not a click: the browser would hit-test the pointer's position in each frame of a later scroll.
  await field.press('Enter');
  const link = page.getByRole('link', { name: /A very large group/ });
  await link.waitFor();
  return link;
}
