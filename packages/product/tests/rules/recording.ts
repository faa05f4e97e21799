import { join } from 'node:path';
import type { LocalBackendOptions } from '@quits/local-backend';

/** Options that record the requests of a backend for `bench:mutants`, which sets the folder. */
export function recording(): Pick<LocalBackendOptions, 'recordRequestsFile'> {
  const folder = process.env['RULES_RECORDING'];
  if (folder === undefined) return {};
  return { recordRequestsFile: join(folder, `${crypto.randomUUID()}.jsonl`) };
}
