import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Types an address on the local provider page and signs in. */
export async function signInAs(popup: Page, email: string): Promise<void> {
  const field = popup.locator('#email-input');
  // A click before the page's script runs does nothing.
  const show = async () => {
    if (!(await field.isVisible())) await popup.locator('.js-new-account').click();
    return field.isVisible();
  };
  await expect.poll(show).toBe(true);
  await field.fill(email);
  await press(popup, '#sign-in');
}

/** Clicks an element that may close the window before the click is confirmed. */
export async function press(window: Page, selector: string): Promise<void> {
  try {
    await window.locator(selector).click();
  } catch (error) {
    if (!window.isClosed()) throw error;
  }
}
