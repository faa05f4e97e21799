import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startLocalBackend, type LocalBackend } from '@quits/local-backend';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { build } from 'esbuild';
import { chromium, type BrowserContext, type Page } from 'playwright';
import type { AuthCommand } from '../../src/transition/command.ts';

/** Chromium and a backend that hosts a page with a machine. */
export interface Stage {
  readonly backend: LocalBackend;
  /** A browser profile; its pages share storage. */
  readonly profile: () => Promise<Profile>;
  /** Moves the backend's clock forward, in ms. */
  readonly pass: (ms: number) => void;
  readonly stop: () => Promise<void>;
}

/** Tabs of one browser profile. */
interface Profile {
  readonly context: BrowserContext;
  readonly open: (path?: string) => Promise<Tab>;
}

/** One tab with a machine. */
export interface Tab {
  readonly page: Page;
  readonly send: (command: AuthCommand) => Promise<void>;
  /** Waits until the session is at a state, and gives it. */
  readonly session: (s: string) => Promise<Record<string, unknown>>;
  /** Waits until the flow is of a type at a step, and gives it. */
  readonly flow: (type: string, step: string) => Promise<Record<string, unknown>>;
  readonly closed: () => Promise<number>;
}

/** Bundles the page, hosts it and starts Chromium. */
export async function startStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'auth-page-'));
  await build({
    entryPoints: [fileURLToPath(new URL('page/app.ts', import.meta.url))],
    outfile: join(folder, 'app.js'),
    bundle: true,
    format: 'esm',
    target: 'es2023',
    conditions: ['@quits/source'],
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Page</title></head><body><script type="module" src="/app.js"></script></body></html>',
  );
  let offset = 0;
  const backend = await startLocalBackend({
    now: () => Date.now() + offset,
    hosting: { folder },
    emulatorTokens: true,
    identity: { actionUrl: '/' },
  });
  const browser = await chromium.launch(chromiumLaunch());
  return {
    backend,
    async profile() {
      const context = await browser.newContext();
      return { context, open: (path = '/') => openTab(context, `${backend.addresses.app}${path}`) };
    },
    pass(ms) {
      offset += ms;
    },
    async stop() {
      await browser.close();
      await backend.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function openTab(context: BrowserContext, url: string): Promise<Tab> {
  const page = await context.newPage();
  await page.goto(url);
  return tabOf(page);
}

/** Creates the test's interface to a page with a machine. */
export function tabOf(page: Page): Tab {
  const read = (region: 'session' | 'flow') =>
    page.evaluate(
      (name) =>
        JSON.parse(
          JSON.stringify(globalThis.machine.store.getState()[name], (_, value: unknown) =>
            value instanceof Error ? { code: Reflect.get(value, 'code') as string } : value,
          ),
        ) as Record<string, unknown>,
      region,
    );
  return {
    page,
    send: (command) => page.evaluate((sent) => globalThis.machine.send(sent), command),
    async session(s) {
      await page.waitForFunction(
        (wanted) => globalThis.machine?.store.getState().session.status === wanted,
        s,
      );
      return read('session');
    },
    async flow(type, step) {
      await page.waitForFunction(
        (wanted) => {
          const flow = globalThis.machine?.store.getState().flow;
          return flow.type === wanted.type && 'status' in flow && flow.status === wanted.step;
        },
        { type, step },
      );
      return read('flow');
    },
    closed: () => page.evaluate(() => globalThis.listenersClosed),
  };
}

/** The newest mail or SMS that the backend sent. */
export async function newest(
  backend: LocalBackend,
  type: 'oobCodes' | 'verificationCodes',
  to: string,
): Promise<Record<string, string>> {
  const base = `${backend.addresses.identity}/emulator/v1/projects/${backend.project}`;
  const answer: unknown = await (await fetch(`${base}/${type}`)).json();
  const list = (answer as Record<string, Record<string, string>[]>)[type] ?? [];
  const found = list.filter((entry) => Object.values(entry).includes(to)).at(-1);
  if (found === undefined) throw new Error(`nothing was sent to ${to}`);
  return found;
}
