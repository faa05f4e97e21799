import { readTextFile } from '../files/read-file.ts';
import { StartError } from '../diagnostics/start-error.ts';

/** Names in the console, and in the API. */
const NAMES: Readonly<Record<string, string>> = {
  algorithm: 'hashAlgorithm',
  base64_signer_key: 'signerKey',
  base64_salt_separator: 'saltSeparator',
  rounds: 'rounds',
  mem_cost: 'memoryCost',
  parallelization: 'parallelization',
  block_size: 'blockSize',
  dk_len: 'dkLen',
  password_hash_order: 'passwordHashOrder',
};

/**
 * Reads parameters of password hashes as the Firebase console shows them: `hash_config { algorithm: SCRYPT, … }`,
 * or as JSON.
 * @throws {StartError} if the file has no algorithm
 */
export function readHashParameters(path: string): Readonly<Record<string, unknown>> {
  const source = readTextFile(path, 'hash parameters');
  const pairs = [...source.matchAll(/"?(\w+)"?\s*:\s*"?([^",\s}]+)"?/gu)];
  const known = pairs.flatMap(([, name = '', value = '']) => {
    const own = NAMES[name] ?? (Object.values(NAMES).includes(name) ? name : undefined);
    return own === undefined ? [] : [[own, /^\d+$/u.test(value) ? Number(value) : value]];
  });
  const parameters: Record<string, unknown> = Object.fromEntries(known);
  if (parameters['hashAlgorithm'] !== undefined) return parameters;
  throw new StartError(
    `The hash parameters ${path} name no algorithm. Copy them from the Firebase console: Authentication, Users, Password hash parameters.`,
  );
}
