import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';

test("the kit's components win over its base styles", async ({ page }) => {
  const backend = await BackendProcess.start();
  try {
    await page.goto(backend.origin);
    const button = page.getByRole('button', { name: 'Start without an account' });
    const [text, paper] = await button.evaluate((element) => {
      const of = (name: string) => {
        const probe = document.createElement('i');
        probe.style.color = `var(${name})`;
        element.append(probe);
        return getComputedStyle(probe).color;
      };
      return [getComputedStyle(element).color, of('--q-on-accent')];
    });
    expect(text).toBe(paper);
    const first = () => document.adoptedStyleSheets[0]?.cssRules[0]?.cssText;
    expect(await page.evaluate(first)).toBe('@layer quits.tokens, quits.base, quits.components;');
  } finally {
    await backend.dispose();
  }
});
