import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import type { StartAttempt } from './attempt.ts';
import type { HarnessEvent } from './harness/harness-event.ts';

const HARNESS = fileURLToPath(new URL('harness/in-browser.ts', import.meta.url));

/** Runs bundles in pages, each in a separate browser. */
export async function startInChromium(onOutput: (text: string) => void): Promise<StartAttempt> {
  const require = createRequire(import.meta.url);
  const mocha = await readFile(require.resolve('mocha/mocha.js'), 'utf8');
  const built = await build({ entryPoints: [HARNESS], bundle: true, write: false, format: 'iife' });
  const harness = built.outputFiles[0]?.text ?? '';

  return async (bundle, options, onEvent) => {
    const scripts = new Map([
      ['/mocha.js', mocha],
      ['/harness.js', harness],
      ['/tests.js', await readFile(bundle, 'utf8')],
    ]);
    const server = createServer((request, response) => {
      const script = scripts.get(request.url ?? '');
      const type = script === undefined ? 'text/html' : 'text/javascript';
      response
        .writeHead(200, { 'content-type': `${type}; charset=utf-8` })
        .end(script ?? page(options));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;

    const browser = await chromium.launch({
      ...chromiumLaunch(),
      handleSIGINT: false,
      handleSIGTERM: false,
    });
    const tab = await browser.newPage();
    const over = Promise.withResolvers<string>();
    let isStopped = false;
    const stop = async () => {
      if (isStopped) return;
      isStopped = true;
      over.resolve('stopped');
      await browser.close();
      server.close();
      server.closeAllConnections();
    };
    tab.on('console', (message) => {
      onOutput(`${message.text()}\n`);
    });
    tab.on('crash', () => {
      over.resolve('the page crashed');
    });
    await tab.exposeBinding('reportToRunner', (_source, event: HarnessEvent) => {
      onEvent(event);
      if (event.kind === 'done') over.resolve('done');
      if (event.kind === 'broken') over.resolve(event.message);
    });
    // Tests that block the event loop keep this pending; the watchdog ends it.
    tab
      .goto(`http://localhost:${port}/`, { waitUntil: 'commit', timeout: 0 })
      .catch((error: unknown) => {
        over.resolve(String(error));
      });
    return { ended: over.promise, stop };
  };
}

function page(options: object): string {
  const { karma, globals, timeout } = options as {
    karma?: object;
    globals: object;
    timeout: number;
  };
  return `<!doctype html><meta charset="utf-8"><title>Tests</title><body><div id="mocha"></div>
<script src="/mocha.js"></script><script src="/harness.js"></script>
<script>
  window.officialSuites = ${inScript(options)};
  window.__karma__ = { config: ${inScript(karma ?? {})} };
  Object.assign(window, ${inScript(globals)});
  prepareOfficialSuite();
  mocha.setup({ ui: 'bdd', timeout: ${timeout}, reporter: class {}, checkLeaks: false });
</script>
<script src="/tests.js"></script>
<script>runOfficialSuite();</script>`;
}

function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
