import { join } from 'node:path';
import type { ExportedAccount, ImportedHash } from '@quits/identity-service';
import { JsonFile, shellQuoted } from './text-file.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Providers whose accounts `firebase auth:import` takes. */
const PROVIDERS: ReadonlySet<unknown> = new Set([
  'apple.com',
  'facebook.com',
  'gc.apple.com',
  'github.com',
  'google.com',
  'linkedin.com',
  'microsoft.com',
  'playgames.google.com',
  'twitter.com',
  'yahoo.com',
]);

/** Hashes of our own algorithm. */
const OWN =
  '--hash-algo=STANDARD_SCRYPT --mem-cost=16384 --parallelization=1 --block-size=8 --dk-len=32';

/**
 * Files for `firebase auth:import`. It takes one algorithm at a time, so accounts whose password was imported and not used since
 * are in a file for each algorithm.
 */
export class FirebaseAccountFiles {
  readonly #folder: string;
  readonly #name: string;
  readonly #files = new Map<string, { readonly name: string; readonly file: JsonFile }>();

  /** `name` is that of the first file, without its end. */
  constructor(folder: string, name: string) {
    this.#folder = folder;
    this.#name = name;
    this.#fileOf(OWN);
  }

  add({ account, secrets: { importedPassword } }: ExportedAccount): void {
    const { passwordHash, salt, ...rest } = forProduction(account);
    if (importedPassword === undefined) {
      this.#fileOf(OWN).add({ ...rest, passwordHash, salt });
      return;
    }
    const { hash, salt: given } = importedPassword;
    this.#fileOf(optionsOf(importedPassword)).add({
      ...rest,
      passwordHash: inBase64(hash),
      salt: inBase64(given),
    });
  }

  /** Returns the commands that import the files, with `$1` for the project. */
  close(): string[] {
    return [...this.#files].map(([options, { name, file }]) => {
      file.close();
      return `firebase auth:import ${shellQuoted(name)} --project "$1" ${options}`;
    });
  }

  #fileOf(options: string): JsonFile {
    const known = this.#files.get(options);
    if (known !== undefined) return known.file;
    const number = this.#files.size + 1;
    const name = `${this.#name}${number === 1 ? '' : `-${number}`}.json`;
    const file = new JsonFile(join(this.#folder, name), '{"users": [', ']}');
    this.#files.set(options, { name, file });
    return file;
  }
}

function forProduction({ lastLoginAt, providerUserInfo, mfaInfo, ...account }: Entry): Entry {
  const infos = Array.isArray(providerUserInfo) ? (providerUserInfo as Entry[]) : [];
  const providers = infos.filter(({ providerId }) => PROVIDERS.has(providerId));
  const hasFactors = Array.isArray(mfaInfo) && mfaInfo.length > 0;
  return {
    ...account,
    ...(hasFactors ? { mfaInfo } : {}),
    ...(lastLoginAt === undefined ? {} : { lastSignedInAt: lastLoginAt }),
    providerUserInfo: providers.map(({ providerId, rawId, email, displayName, photoUrl }) => ({
      providerId,
      rawId,
      email,
      displayName,
      photoUrl,
    })),
  };
}

/** Options of the command for a hash. */
function optionsOf(imported: ImportedHash): string {
  const { algorithm, signerKey, saltSeparator, rounds, memoryCost, order } = imported;
  const { parallelization, blockSize, derivedKeyLength } = imported;
  const inputOrder = order === 'PASSWORD_AND_SALT' ? 'PASSWORD_FIRST' : 'SALT_FIRST';
  const given = {
    'hash-algo': algorithm,
    'hash-key': inBase64(signerKey),
    'salt-separator': inBase64(saltSeparator),
    rounds,
    'mem-cost': memoryCost,
    parallelization,
    'block-size': blockSize,
    'dk-len': derivedKeyLength,
    'hash-input-order': order === undefined ? undefined : inputOrder,
  };
  return Object.entries(given)
    .flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [`--${name}=${shellQuoted(String(value))}`],
    )
    .join(' ');
}

/** The tool refuses the alphabet of Base64 for URLs. */
function inBase64(value: string | undefined): string | undefined {
  return value?.replaceAll('-', '+').replaceAll('_', '/');
}
