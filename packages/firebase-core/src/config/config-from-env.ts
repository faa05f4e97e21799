import type { AppError, Result } from '@quits/errors';
import {
  type ConfigErrorCode,
  FIELDS,
  parseConfig,
  type FirebaseConfig,
} from './firebase-config.ts';

/**
 * Reads a configuration from `VITE_FIREBASE_*` variables, e.g. `import.meta.env` under Vite.
 * Emulators come from `VITE_FIREBASE_EMULATORS`, a JSON object.
 */
export function configFromEnv(
  env: Readonly<Record<string, unknown>>,
): Result<FirebaseConfig, AppError<ConfigErrorCode>> {
  const fields = FIELDS.map((field) => [field, env[variableOf(field)]]);
  const emulators = env['VITE_FIREBASE_EMULATORS'];
  return parseConfig({
    ...Object.fromEntries(fields),
    ...(typeof emulators === 'string' && emulators !== ''
      ? { emulators: parseJson(emulators) }
      : {}),
  });
}

/** `apiKey` is in `VITE_FIREBASE_API_KEY`. */
function variableOf(field: string): string {
  return `VITE_FIREBASE_${field.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
