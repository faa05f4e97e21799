import type { Page } from 'playwright';

/** Types an address on the local provider page and signs in. */
export async function signInAs(popup: Page, email: string): Promise<void> {
  if (!(await popup.locator('#email-input').isVisible())) {
    await popup.locator('.js-new-account').click();
  }
  await popup.locator('#email-input').fill(email);
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
