import type { HttpCall, HttpReply, ReplyHeaders } from '@quits/service-base';
import { fileReply } from './file-reply.ts';
import { inlineHashes, type InlineHashes } from './inline-hashes.ts';
import type { Hosting, HostingOptions } from './hosting.ts';
import { isRead } from './is-read.ts';
import { hostSite } from './site/host-site.ts';
import { isWasmWorker, securityHeaders, wasmWorkerHeaders } from './security-headers.ts';
import { createStaticFiles, type StaticFile } from './static-file.ts';
import { withBootScript } from './boot-script.ts';

/** A build puts its content's hash into these names: `app-DkE3kq2a.js`. */
const HASHED = /[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;
const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };
const A_YEAR = 'public, max-age=31536000, immutable';

/** Hosts a built web app: compressed, cached by its hashes, every unknown path being the app's. */
export function createHosting(options: HostingOptions): Hosting {
  if (options.config !== undefined) return hostSite(options, options.config);
  const files = createStaticFiles(options.folder, (path, body, clientConfig) =>
    path.endsWith('.html') ? withBootScript(body, options.bootScript, clientConfig) : body,
  );

  const inline = new WeakMap<StaticFile, InlineHashes>();

  return async (call) => {
    if (!isRead(call)) return undefined;
    const path = call.url.pathname;
    const asked = path.endsWith('/') ? `${path}index.html` : path;
    const exact = await (asked.endsWith('.html') ? readPage(call, asked) : files.read(asked));
    if (exact !== undefined) return reply(call, asked, exact);
    // A missing file is a 404; only paths that look like a page return the app.
    const last = path.slice(path.lastIndexOf('/') + 1);
    if (
      path === '/__' ||
      path.startsWith('/__/') ||
      path.startsWith('/assets/') ||
      /\.[a-z0-9]{1,11}$/i.test(last)
    ) {
      return undefined;
    }
    const page = await readPage(call, '/index.html');
    return page === undefined ? undefined : reply(call, '/index.html', page);
  };

  function readPage(call: HttpCall, path: string): Promise<StaticFile | undefined> {
    return files.read(path, JSON.stringify(options.clientConfig(call)));
  }

  function inlineOf(path: string, file: StaticFile): InlineHashes {
    if (!path.endsWith('.html')) return NOTHING_INLINE;
    const known = inline.get(file) ?? inlineHashes(file.body.toString('utf8'));
    inline.set(file, known);
    return known;
  }

  function reply(call: HttpCall, path: string, file: StaticFile): Promise<HttpReply> {
    const isHashed = path.startsWith('/assets/') && HASHED.test(path);
    const isEncrypted = call.url.protocol === 'https:';
    const headers = securityHeaders(
      options.sources(call),
      inlineOf(path, file),
      isEncrypted,
      options.policy,
    );
    return fileReply(
      call,
      { path, file },
      {
        ...(isWasmWorker(path) ? wasmWorkerHeaders(headers) : headers),
        'Cache-Control': isHashed ? A_YEAR : 'no-cache',
        ...cookieHeader(path.endsWith('.html') ? options.cookieFor?.(call) : undefined),
      },
    );
  }
}

function cookieHeader(value: string | undefined): ReplyHeaders {
  return value === undefined ? {} : { 'Set-Cookie': value };
}
