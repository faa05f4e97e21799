import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startLocalBackend, type CspOptions, type LocalBackend } from '../../src/index.ts';

// A page as documentation tools write them: inline scripts and styles, a frame of its own, styles that
// scripts put in later.
const PAGE = `<!doctype html><html><head><title>Page</title>
<style>#box { color: rgb(1, 2, 3) }</style>
<script>globalThis.ran = ['classic'];</script>
<script type="module">globalThis.ran.push('module');</script>
</head><body><p id="box">Box</p><p id="late">Late</p><iframe src="/frame.html"></iframe></body></html>`;
const FRAME = `<!doctype html><html><head><base target="_parent"><title>Frame</title></head><body>
<script>parent.framed = true;</script></body></html>`;
const EMPTY = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const LATE = '#late { color: rgb(4, 5, 6) }';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

let folder: string;
let browser: Browser;
let backend: LocalBackend | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quits-pages-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'frame.html'), FRAME);
  browser = await chromium.launch(chromiumLaunch());
});

afterEach(async () => {
  await backend?.stop();
  for (const context of browser.contexts()) await context.close();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Opens the page, and collects which directives it breaks. */
async function open(policy?: CspOptions): Promise<{ page: Page; broken: string[] }> {
  backend = await startLocalBackend({
    hosting: { folder, ...(policy === undefined ? {} : { policy }) },
  });
  const page = await (await browser.newContext()).newPage();
  const broken: string[] = [];
  await page.exposeFunction('violated', (directive: string) => broken.push(directive));
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', (event) => violated(event.effectiveDirective))`,
  );
  await page.goto(backend.addresses.app);
  return { page, broken };
}

const colorOf = (page: Page, id: string) =>
  page.evaluate<string>(`getComputedStyle(document.getElementById('${id}')).color`);

/** Puts an element with a text into the page, as its scripts could; tells whether it is a style sheet. */
const add = (page: Page, tag: 'script' | 'style', text: string) =>
  page.evaluate<boolean>(`(() => {
    const element = document.createElement('${tag}');
    element.textContent = ${JSON.stringify(text)};
    document.head.append(element);
    return (element.sheet ?? null) !== null;
  })()`);

it('runs the scripts and styles that stand in it, and none that is put in', async () => {
  const { page, broken } = await open();
  expect(await page.evaluate('ran')).toEqual(['classic', 'module']);
  expect(await colorOf(page, 'box')).toBe('rgb(1, 2, 3)');
  expect(broken.filter((directive) => directive !== 'frame-ancestors')).toEqual([]);
  await add(page, 'script', `ran.push('stranger')`);
  await add(page, 'style', LATE);
  expect(await page.evaluate('ran')).toEqual(['classic', 'module']);
  expect(await colorOf(page, 'late')).not.toBe('rgb(4, 5, 6)');
  await expect.poll(() => broken).toEqual(['script-src-elem', 'style-src-elem']);
  expect(await page.evaluate('globalThis.framed')).toBeUndefined();
});

it('with a policy shows its own frame and takes the named styles, still no scripts', async () => {
  const { page, broken } = await open({ framesItself: true, styles: [EMPTY, hashOf(LATE)] });
  await page.waitForFunction('globalThis.framed === true');
  expect(await add(page, 'style', '')).toBe(true);
  await add(page, 'style', LATE);
  expect(await colorOf(page, 'late')).toBe('rgb(4, 5, 6)');
  expect(broken).toEqual([]);
  // Later, because what a test tool runs itself is not held to the policy.
  const evaluated = await page.evaluate<string>(`new Promise((resolve) => {
    setTimeout(() => {
      try { resolve(String(Function('return 1')())); } catch (error) { resolve(error.name); }
    });
  })`);
  expect(evaluated).toBe('EvalError');
});
