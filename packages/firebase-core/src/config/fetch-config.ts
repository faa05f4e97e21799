import { type AppError, err, type Result } from '@quits/errors';
import { coreErrors } from '../core-errors.ts';
import { type ConfigErrorCode, parseConfig, type FirebaseConfig } from './firebase-config.ts';

/** Options of {@link fetchConfig}. */
export interface FetchConfigOptions {
  /** URL at which Firebase Hosting and the embedded backend serve it. @default '/__/firebase/init.json' */
  url?: string;
  /** Sends the request. @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}

/** Loads the configuration that the host serves, so that one build fits every project. */
export async function fetchConfig(
  options: FetchConfigOptions = {},
): Promise<Result<FirebaseConfig, AppError<ConfigErrorCode>>> {
  const url = options.url ?? '/__/firebase/init.json';
  const load = options.fetch ?? globalThis.fetch;
  try {
    const response = await load(url, { headers: { accept: 'application/json' } });
    if (!response.ok) return err(unreachable(url, `HTTP ${response.status}`));
    return parseConfig(await response.json());
  } catch (cause) {
    return err(unreachable(url, 'no usable answer', cause));
  }
}

function unreachable(url: string, reason: string, cause?: unknown): AppError<ConfigErrorCode> {
  return coreErrors.create('config/unreachable', { cause, detail: `${url}: ${reason}.` });
}
