import { describe, expect, it } from 'vitest';
import { createTrustedNames } from './trusted-names.ts';

const names = createTrustedNames(() => ['quits.example']);

describe('hosts', () => {
  it.each([
    'localhost:8787',
    'app.localhost',
    '127.0.0.1:1',
    '[::1]:80',
    '192.168.1.5:8787',
    'quits.example',
  ])('answers to %s', (host) => expect(names.hasHost(host)).toBe(true));
  it.each([
    'evil.example',
    'localhost.evil.example',
    '',
    'quits.example.evil',
    'a b',
    '127.0.0.1.evil.example',
  ])('does not answer to "%s"', (host) => expect(names.hasHost(host)).toBe(false));
});

describe('origins', () => {
  it.each(['http://localhost:5173', 'http://127.0.0.1', 'https://quits.example'])(
    'lets %s call',
    (origin) => expect(names.hasOrigin(origin)).toBe(true),
  );
  it.each(['https://evil.example', 'null', '', 'http://192.168.1.5', 'file://'])(
    'does not let "%s" call',
    (origin) => expect(names.hasOrigin(origin)).toBe(false),
  );
});
