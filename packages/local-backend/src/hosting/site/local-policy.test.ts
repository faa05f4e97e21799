import { expect, it } from 'vitest';
import { localPolicy } from './local-policy.ts';

const SOURCES = { bootScript: "'sha256-boot'", connect: ['http://127.0.0.1:8788'] };

it.each([
  [
    "default-src 'self'",
    "default-src 'self'; script-src 'self' 'sha256-boot'; connect-src 'self' http://127.0.0.1:8788",
  ],
  ["script-src 'none'", "script-src 'sha256-boot'"],
  // A hash would switch `unsafe-inline` off.
  ["script-src 'self' 'unsafe-inline'", "script-src 'self' 'unsafe-inline'"],
  [
    "script-src 'unsafe-inline' 'nonce-1'; connect-src 'none'",
    "script-src 'unsafe-inline' 'nonce-1' 'sha256-boot'; connect-src http://127.0.0.1:8788",
  ],
  ["script-src-elem 'self'; img-src *", "script-src-elem 'self' 'sha256-boot'; img-src *"],
  ["frame-ancestors 'none'", "frame-ancestors 'none'"],
])('adds what the backend needs to %s', (policy, expected) => {
  expect(localPolicy(policy, SOURCES)).toBe(expected);
});
