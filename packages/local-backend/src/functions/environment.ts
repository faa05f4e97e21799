import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { INTERNAL_PORT } from './child/internal-port.ts';

/** Surroundings of the process of functions. */
export interface EnvironmentOptions {
  /** Folder of the codebase. */
  readonly folder: string;
  readonly project: string;
  /** Whether it runs in development, where `.env.local` and `.secret.local` apply too. */
  readonly isLocal: boolean;
  /** Whether ID tokens are unsigned, so that libraries must not verify signatures. */
  readonly hasUnsignedTokens: boolean;
  /** Environment of the backend. */
  readonly inherited: Readonly<Record<string, string | undefined>>;
  /** Values that the backend keeps for its functions, unless they are given otherwise. */
  readonly kept?: Readonly<Record<string, string>>;
}

/**
 * Returns the environment of functions: the backend's without its own settings and secrets, the files `.env` of the
 * codebase as Firebase's command line reads them, and what the provider's libraries look for.
 */
export function functionsEnvironment(options: EnvironmentOptions): Record<string, string> {
  const { folder, project, isLocal, hasUnsignedTokens, inherited } = options;
  const names = ['.env', `.env.${project}`, ...(isLocal ? ['.env.local', '.secret.local'] : [])];
  const files = names.map((name) => join(folder, name)).filter((file) => existsSync(file));
  const ownValues = files.map((file) => parseEnv(readFileSync(file, 'utf8')));
  const kept = Object.entries(inherited).flatMap(([name, value]) =>
    value === undefined || name.startsWith('QUITS_') || name === 'NODE_OPTIONS'
      ? []
      : [[name, value]],
  );
  const backend = `127.0.0.1:${INTERNAL_PORT}`;
  return {
    ...options.kept,
    ...Object.fromEntries(kept),
    ...Object.assign({}, ...ownValues),
    TZ: 'UTC',
    GCLOUD_PROJECT: project,
    GOOGLE_CLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({
      projectId: project,
      storageBucket: `${project}.appspot.com`,
    }),
    FIRESTORE_EMULATOR_HOST: backend,
    STORAGE_EMULATOR_HOST: `http://${backend}`,
    FIREBASE_STORAGE_EMULATOR_HOST: backend,
    METADATA_SERVER_DETECTION: 'assume-present',
    ...(isLocal ? { FUNCTIONS_EMULATOR: 'true' } : {}),
    ...(hasUnsignedTokens ? { FIREBASE_AUTH_EMULATOR_HOST: backend } : {}),
  };
}
