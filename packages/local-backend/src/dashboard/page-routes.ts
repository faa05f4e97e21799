import { type HttpCall, HttpError, type HttpReply, text } from '@quits/service-base';
import { contentType } from '../hosting/content-type.ts';
import { createStaticFiles } from '../hosting/static-file.ts';
import { DASHBOARD_FOLDER } from '../package-files.ts';

/** Paths that serve the page; it routes by the URL. */
export const PAGE_PATHS = [
  '/__/',
  '/__/users',
  '/__/users/{uid}',
  '/__/data',
  '/__/data/{path=**}',
  '/__/requests',
  '/__/refusals',
  '/__/mail',
  '/__/files',
  '/__/events',
  '/__/functions',
  '/__/reports',
  '/__/server',
  '/__/security',
  '/__/more',
] as const;

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Keeps paths of documents and accounts from other sites.
  'Referrer-Policy': 'same-origin',
};

/**
 * Serves the page, and the files that it loads.
 * @param hidden names of pages that the navigation leaves out
 */
export function servePage(hidden: readonly string[], folder = DASHBOARD_FOLDER) {
  const attribute = `data-hidden="${hidden.join(' ')}"`;
  const files = createStaticFiles(folder, (path, body) =>
    path.endsWith('.html') && hidden.length > 0
      ? Buffer.from(body.toString('utf8').replace('<html', `<html ${attribute}`))
      : body,
  );
  return {
    async document(): Promise<HttpReply> {
      const found = await files.read('/index.html');
      if (found === undefined) {
        return text('The dashboard is not built. Run `npm run build` first.\n', 503);
      }
      return { status: 200, headers: PAGE_HEADERS, body: found.body };
    },
    async file(call: HttpCall): Promise<HttpReply> {
      const path = `/dashboard/${call.params['file'] ?? ''}`;
      const found = await files.read(path);
      if (found === undefined) throw new HttpError(404, 'Not found.');
      const headers = {
        'Content-Type': contentType(path),
        // Names contain hashes; only some callers may read them.
        'Cache-Control': 'private, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'same-origin',
      };
      return { status: 200, headers, body: found.body };
    },
  };
}
