import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Request } from '@playwright/test';

const DOCUMENT = resolve(import.meta.dirname, '../../../docs/calls.md');
/** Matches the embedded backend's paths for hosts of the provider. */
const HOST =
  /^(?:\/__\/remote)?\/[a-z0-9.-]+\.(?:googleapis|google|google-analytics|googletagmanager)\.com(?=\/)/;
/** Names of the server that a journey starts; the browser leads the last one to this machine. */
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', 'quits.example.org']);
const ROW = /^\| `(GET|HEAD|POST|DELETE) (\/[^`]*)`/gm;
/** Parameters that match any number of segments; all others match one. */
const MANY = new Set(['{path}', '{page}']);

/** A call in one of the tables of the document. */
interface ListedCall {
  readonly call: string;
  readonly matches: (call: string) => boolean;
}

/** The calls in the tables of the document. */
function listedCalls(): readonly ListedCall[] {
  return [...readFileSync(DOCUMENT, 'utf8').matchAll(ROW)].map(([, method = '', path = '']) => {
    const pattern = path
      .split(/(\{[^}]+\})/)
      .map((part) => (MANY.has(part) ? '.*' : part.startsWith('{') ? '[^/]+' : RegExp.escape(part)))
      .join('');
    const expression = new RegExp(`^${method} ${pattern}$`);
    return { call: `${method} ${path}`, matches: (call) => expression.test(call) };
  });
}

/** Returns the documented name of a request; `undefined` for requests that never leave the page. */
export function callOf(request: Request): string | undefined {
  const { protocol, hostname, pathname } = new URL(request.url());
  if (!protocol.startsWith('http')) return undefined;
  if (!OWN_HOSTS.has(hostname)) return `another host: ${hostname}`;
  // A page may be at any address, which must not excuse a call of the same path.
  if (request.isNavigationRequest() && request.method() === 'GET') return 'GET /{page}';
  return `${request.method()} ${pathname.replace(HOST, '')}`;
}

/** Returns the calls that the document doesn't list. */
export function unlistedCalls(made: Iterable<string>): readonly string[] {
  const listed = listedCalls().filter(({ call }) => call !== 'GET /{page}');
  return [...made].filter(
    (call) => call !== 'GET /{page}' && !listed.some(({ matches }) => matches(call)),
  );
}
