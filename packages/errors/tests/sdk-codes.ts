import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const requireFromFirebase = createRequire(require.resolve('firebase/package.json'));

/** The text of one file of an installed SDK package. */
function sdkFile(name: string, path: string): string {
  const manifest = requireFromFirebase.resolve(`@firebase/${name}/package.json`);
  return readFileSync(join(dirname(manifest), path), 'utf8');
}

/** Codes that a bundle inlines with the name of their enum behind: `"no-app" /* AppError.NO_APP`. */
export function inlinedCodes(name: string): string[] {
  const text = sdkFile(name, 'dist/esm/index.esm.js');
  return unique(
    text.matchAll(/"([a-z-]+)" \/\* (?:AppError|ErrorCode|AnalyticsError|AppCheckError)\./g),
  );
}

/** Returns the members of the enum in Auth's types; the exported map is incomplete. */
export function authCodes(): string[] {
  const source = sdkFile('auth', 'dist/auth.d.ts');
  const members = /const enum AuthErrorCode {([^}]+)}/.exec(source)?.[1] ?? '';
  return unique(members.matchAll(/ = "([a-z-]+)"/g));
}

/** Members of the union type that Firestore publishes. */
export function firestoreCodes(): string[] {
  const source = sdkFile('firestore', 'dist/index.d.ts');
  const union = /type FirestoreErrorCode =([^;]+);/.exec(source)?.[1] ?? '';
  return unique(union.matchAll(/'([a-z-]+)'/g));
}

/** Values of the enum that Storage publishes. */
export function storageCodes(): string[] {
  const source = sdkFile('storage', 'dist/index.esm.js');
  return unique(source.matchAll(/StorageErrorCode\["[A-Z_]+"\] = "([a-z-]+)"/g));
}

function unique(matches: Iterable<RegExpMatchArray>): string[] {
  return [...new Set([...matches].flatMap((match) => match[1] ?? []))];
}
