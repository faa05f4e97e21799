import { eventually } from '@quits/tooling-presets/eventually';
import type { Browser, BrowserContext, ElementHandle, Page } from 'puppeteer-core';

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
    await page.goto(address);
    return new Person(context, page);
  }

  async press(role: 'button' | 'link' | 'radio', name: string): Promise<void> {
    await this.#act(named(role, name), (element) => element.click());
  }

  async type(name: string, text: string): Promise<void> {
    await this.#act(named('textbox', name), async (field) => {
      // A triple click selects what is there.
      await field.click({ count: 3 });
      await field.type(text);
    });
  }

  /** Returns the value of a field, once it is visible. */
  async valueOf(name: string): Promise<string> {
    return this.#act(named('textbox', name), (field) =>
      field.evaluate((input) => String(Reflect.get(input, 'value'))),
    );
  }

  /** Waits until the page shows a text. */
  async sees(text: string): Promise<void> {
    await this.#until(text, true);
  }

  /** Waits until the page no longer shows a text. */
  async seesNo(text: string): Promise<void> {
    await this.#until(text, false);
  }

  /** Waits for a heading with exactly this text. */
  async seesHeading(name: string): Promise<void> {
    await this.#act(named('heading', name), () => Promise.resolve());
  }

  async goOffline(isOffline: boolean): Promise<void> {
    await this.page.setOfflineMode(isOffline);
  }

  /**
   * Acts on an element once it is visible and enabled. Locators and `waitForFunction` would compile code in the page, which its
   * content security policy forbids.
   */
  async #act<Result>(
    selector: string,
    act: (element: ElementHandle) => Promise<Result>,
  ): Promise<Result> {
    const found = await eventually(async () => {
      const element = await this.page.$(selector);
      const isReady = await element?.evaluate(
        (node) => node.checkVisibility() && !node.matches(':disabled'),
      );
      if (element === null || isReady !== true) {
        throw new Error(`There is no ${selector}. The page shows:\n${await this.#text()}`);
      }
      return element;
    });
    return act(found);
  }

  async #until(text: string, isThere: boolean): Promise<void> {
    await eventually(async () => {
      const shown = await this.#text();
      if (shown.includes(text) === isThere) return;
      throw new Error(
        `Waited in vain for "${text}" to ${isThere ? 'appear' : 'go'}. The page shows:\n${shown}`,
      );
    });
  }

  #text(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText);
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}

/** Returns a selector of an element by role and accessible name. */
function named(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}
