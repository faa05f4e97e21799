import type { AppError, Result } from '@quits/errors';
import { type ConfigErrorCode, parseConfig, type ProviderConfig } from './provider-config.ts';

const VARIABLES = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  appId: 'VITE_FIREBASE_APP_ID',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
  measurementId: 'VITE_FIREBASE_MEASUREMENT_ID',
} as const;

/**
 * Reads a configuration from `VITE_FIREBASE_*` variables, e.g. `import.meta.env` under Vite.
 * Emulators come from `VITE_FIREBASE_EMULATORS`, a JSON object.
 */
export function configFromEnv(
  env: Readonly<Record<string, unknown>>,
): Result<ProviderConfig, AppError<ConfigErrorCode>> {
  const fields = Object.entries(VARIABLES).map(([field, name]) => [field, env[name]]);
  const emulators = env['VITE_FIREBASE_EMULATORS'];
  return parseConfig({
    ...Object.fromEntries(fields),
    ...(typeof emulators === 'string' && emulators !== ''
      ? { emulators: parseJson(emulators) }
      : {}),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
