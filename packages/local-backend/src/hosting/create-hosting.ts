import {
  acceptedEncoding,
  type Encoding,
  header,
  type HttpCall,
  type HttpReply,
  isCompressible,
  type ReplyHeaders,
} from '@quits/service-base';
import { contentType } from './content-type.ts';
import { inlineHashes, type InlineHashes } from './inline-hashes.ts';
import type { CspOptions } from './csp-options.ts';
import { securityHeaders, type PageSources } from './security-headers.ts';
import { createStaticFiles, type StaticFile } from './static-file.ts';
import { type BootScript, withBootScript } from './boot-script.ts';

/** Options of {@link createHosting}. */
export interface HostingOptions {
  /** The built web app, with an `index.html`. */
  readonly folder: string;
  /** The script that is inlined at the start of every page. */
  readonly bootScript: BootScript;
  /** Returns the addresses that the page may connect to, as reachable by the caller. */
  readonly sources: (call: HttpCall) => PageSources;
  /** Exceptions from the strict policy. */
  readonly policy?: CspOptions;
  /** Returns a `Set-Cookie` header for a page, if any. */
  readonly cookieFor?: (call: HttpCall) => string | undefined;
}

/**
 * Handles a `GET` of the app: responds with a file, or with the app's page for a path that isn't a
 * file.
 */
export type Hosting = (call: HttpCall) => Promise<HttpReply | undefined>;

/** A build puts its content's hash into these names: `app-DkE3kq2a.js`. */
const HASHED = /[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;
const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };
const A_YEAR = 'public, max-age=31536000, immutable';

/** Hosts a built web app: compressed, cached by its hashes, every unknown path being the app's. */
export function createHosting(options: HostingOptions): Hosting {
  const files = createStaticFiles(options.folder, (path, body) =>
    path.endsWith('.html') ? withBootScript(body, options.bootScript) : body,
  );

  const inline = new WeakMap<StaticFile, InlineHashes>();

  return async (call) => {
    const path = call.url.pathname;
    const asked = path.endsWith('/') ? `${path}index.html` : path;
    const exact = await files.read(asked);
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
    const page = await files.read('/index.html');
    return page === undefined ? undefined : reply(call, '/index.html', page);
  };

  function inlineOf(path: string, file: StaticFile): InlineHashes {
    if (!path.endsWith('.html')) return NOTHING_INLINE;
    const known = inline.get(file) ?? inlineHashes(file.body.toString('utf8'));
    inline.set(file, known);
    return known;
  }

  async function reply(call: HttpCall, path: string, file: StaticFile): Promise<HttpReply> {
    const type = contentType(path);
    const isHashed = path.startsWith('/assets/') && HASHED.test(path);
    const encoding = isCompressible(type)
      ? acceptedEncoding(header(call, 'accept-encoding'))
      : undefined;
    const encoded = encoding === undefined ? undefined : await file.encoded(encoding);
    const isEncrypted = call.url.protocol === 'https:';
    const headers: ReplyHeaders = {
      ...securityHeaders(options.sources(call), inlineOf(path, file), isEncrypted, options.policy),
      'Content-Type': type,
      'Cache-Control': isHashed ? A_YEAR : 'no-cache',
      ETag: file.etag,
      Vary: 'Accept-Encoding',
      ...contentEncoding(encoded === undefined ? undefined : encoding),
      ...cookieHeader(path.endsWith('.html') ? options.cookieFor?.(call) : undefined),
    };
    if (header(call, 'if-none-match')?.includes(file.etag) === true) {
      return { status: 304, headers };
    }
    return { status: 200, headers, body: encoded ?? file.body };
  }
}

function cookieHeader(value: string | undefined): ReplyHeaders {
  return value === undefined ? {} : { 'Set-Cookie': value };
}

function contentEncoding(encoding: Encoding | undefined): ReplyHeaders {
  return encoding === undefined ? {} : { 'Content-Encoding': encoding };
}
