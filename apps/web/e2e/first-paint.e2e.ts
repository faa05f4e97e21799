import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const DIST = resolve(import.meta.dirname, '../dist');
/** Compressed script that the start page may load before anything else, in bytes. */
const BUDGET = 155_000;
/** Words that only the provider's own code has. */
const AUTH = 'identitytoolkit.googleapis.com';
const FIRESTORE = 'google.firestore.v1.Firestore';
const REGEX_ENGINE = 'missing argument to repetition operator';

function read(path: string): string {
  return readFileSync(join(DIST, path), 'utf8');
}

/** The scripts that the page loads by itself, and what they import at once. */
function firstScripts(): string[] {
  const page = read('index.html');
  const queue = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  const seen = new Set<string>();
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const imports = read(path).matchAll(/(?:from|^import|[;}]import)\s*"\.\/([^"]+\.js)"/g);
    for (const [, file] of imports) queue.push(`assets/${file}`);
  }
  return [...seen];
}

test('the first paint loads neither Auth nor Firestore, and stays within its budget', () => {
  const scripts = firstScripts();
  const code = scripts.map(read);
  expect(code.filter((text) => text.includes(AUTH))).toHaveLength(0);
  expect(code.filter((text) => text.includes(FIRESTORE))).toHaveLength(0);
  const bytes = code.reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(bytes).toBeLessThan(BUDGET);
});

test('the regex engine of the Firestore SDK is in no script', () => {
  const assets = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  const code = assets.map((name) => read(`assets/${name}`));
  expect(code.some((text) => text.includes(FIRESTORE))).toBe(true);
  expect(code.filter((text) => text.includes(REGEX_ENGINE))).toHaveLength(0);
});
