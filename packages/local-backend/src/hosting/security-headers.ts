import type { ReplyHeaders } from '@quits/service-base';
import type { InlineHashes } from './inline-hashes.ts';
import type { CspOptions } from './csp-options.ts';

/** Addresses that a page may connect to besides its own origin. */
export interface PageSources {
  /** Origins for `fetch` and streams. */
  readonly connect: readonly string[];
}

/** Folder whose scripts may compile WebAssembly as workers; a worker has the policy of its own response. */
const WASM_FOLDER = '/assets/wasm/';

/** Returns whether a file is a worker's script that may compile WebAssembly. */
export function isWasmWorker(path: string): boolean {
  return path.startsWith(WASM_FOLDER) && path.endsWith('.js');
}

/** Headers of a worker that compiles WebAssembly: it loads files of its own origin, and nothing else. */
export function wasmWorkerHeaders(headers: ReplyHeaders): ReplyHeaders {
  return {
    ...headers,
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

/** Headers of every file of the hosted app. */
export function securityHeaders(
  sources: PageSources,
  inline: InlineHashes,
  isEncrypted: boolean,
  policy: CspOptions = {},
): ReplyHeaders {
  const { framesItself = false, styles = [], styleAttributes = [] } = policy;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src ${["'self'", ...inline.scripts].join(' ')}`,
      `style-src ${["'self'", ...inline.styles, ...quoted(styles)].join(' ')}`,
      ...(styleAttributes.length === 0
        ? []
        : [`style-src-attr 'unsafe-hashes' ${quoted(styleAttributes).join(' ')}`]),
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src ${["'self'", ...sources.connect].join(' ')}`,
      "frame-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${framesItself ? "'self'" : "'none'"}`,
      "object-src 'none'",
    ].join('; '),
    // Sign-in popups keep their opener; other windows get no reference to ours.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isEncrypted ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
