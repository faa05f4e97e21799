import type { ReplyHeaders } from '../server/http-reply.ts';

/** What a page may talk to besides its own origin. */
export interface PageSources {
  /** Origins for `fetch` and streams. */
  readonly connect: readonly string[];
}

/** Headers of every file of the hosted app. */
export function securityHeaders(sources: PageSources, isEncrypted: boolean): ReplyHeaders {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src ${["'self'", ...sources.connect].join(' ')}`,
      "frame-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ].join('; '),
    // Popups of the sign-in keep their opener, other windows do not get hold of ours.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isEncrypted ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
