import type { Browser, BrowserContext, Page } from 'puppeteer-core';

const PATIENCE = { timeout: 60_000 };

/** A user with a separate device, who sees and does what a screen reader can name. */
export class Person {
  readonly #context: BrowserContext;
  readonly page: Page;

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.page = page;
  }

  static async open(browser: Browser, address: string): Promise<Person> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE.timeout);
    await page.goto(address);
    return new Person(context, page);
  }

  async press(role: 'button' | 'link' | 'radio', name: string): Promise<void> {
    await this.page.locator(named(role, name)).click();
  }

  async type(name: string, text: string): Promise<void> {
    await this.page.locator(named('textbox', name)).fill(text);
  }

  /** Returns the value of a field, once it is visible. */
  async valueOf(name: string): Promise<string> {
    const field = await this.page.waitForSelector(named('textbox', name), PATIENCE);
    if (field === null) throw new Error(`There is no field "${name}".`);
    return field.evaluate((input) => String(Reflect.get(input, 'value')));
  }

  /** Waits until the page shows a text. */
  async sees(text: string): Promise<void> {
    await this.#until((wanted) => document.body.innerText.includes(wanted), text);
  }

  /** Waits until the page no longer shows a text. */
  async seesNo(text: string): Promise<void> {
    await this.#until((unwanted) => !document.body.innerText.includes(unwanted), text);
  }

  /** Waits for a heading with exactly this text. */
  async seesHeading(name: string): Promise<void> {
    await this.page.waitForSelector(named('heading', name), PATIENCE);
  }

  async goOffline(isOffline: boolean): Promise<void> {
    await this.page.setOfflineMode(isOffline);
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  async #until(holds: (text: string) => boolean, text: string): Promise<void> {
    try {
      await this.page.waitForFunction(holds, PATIENCE, text);
    } catch (error) {
      const shown = await this.page.evaluate(() => document.body.innerText);
      throw new Error(`Waited in vain for "${text}". The page shows:\n${shown}`, { cause: error });
    }
  }
}

function named(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}
