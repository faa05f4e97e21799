import { eventually } from '@quits/tooling-presets/eventually';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { startFirefox } from './firefox.ts';
import { startWebProxy, type WebProxy } from './web-proxy.ts';

/** A user with a separate browser and connection, who sees and does what a screen reader can name. */
export class Person {
  readonly #browser: Browser;
  readonly #proxy: WebProxy;
  readonly page: Page;

  private constructor(browser: Browser, proxy: WebProxy, page: Page) {
    this.#browser = browser;
    this.#proxy = proxy;
    this.page = page;
  }

  static async open(address: string): Promise<Person> {
    const proxy = await startWebProxy();
    const browser = await startFirefox(proxy.port);
    const page = await browser.newPage();
    await page.goto(address);
    return new Person(browser, proxy, page);
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

  /** Goes back within the app; `page.goBack` would wait for a document to load. */
  async goBack(): Promise<void> {
    await this.page.evaluate(() => history.back());
  }

  goOffline(isOffline: boolean): void {
    this.#proxy.goOffline(isOffline);
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
    await this.#browser.close();
    await this.#proxy.close();
  }
}

/** Returns a selector of an element by role and accessible name. */
function named(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}
