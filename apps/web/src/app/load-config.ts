import type { AppError, Result } from '@quits/errors';
import {
  type ConfigErrorCode,
  configFromEnv,
  fetchConfig,
  parseConfig,
  type ProviderConfig,
} from '@quits/firebase-core';
import { withOwnAuthDomain } from './own-auth-domain.ts';

const REMEMBERED = 'quits.config';
/** A remembered configuration is as good, so a slow connection must not hold up the start. */
const PATIENCE_MS = 2000;

/**
 * Finds the configuration: built in, or served by the host, or what this device remembers from last
 * time, so that the app starts without a connection too.
 */
export async function loadConfig(): Promise<Result<ProviderConfig, AppError<ConfigErrorCode>>> {
  const builtIn = configFromEnv(import.meta.env);
  if (builtIn.ok) return builtIn;
  const remembered = recall();
  const hosted = await fetchConfig({
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        ...(remembered === undefined ? {} : { signal: AbortSignal.timeout(PATIENCE_MS) }),
      }),
  });
  if (hosted.ok) remember(hosted.value);
  const value = hosted.ok ? hosted.value : remembered;
  return value === undefined ? hosted : { ok: true, value: withOwnAuthDomain(value, location) };
}

function remember(config: ProviderConfig): void {
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(config));
  } catch {
    // A browser that keeps nothing can still be used with a connection.
  }
}

function recall(): ProviderConfig | undefined {
  try {
    const parsed = parseConfig(JSON.parse(localStorage.getItem(REMEMBERED) ?? 'null'));
    return parsed.ok ? parsed.value : undefined;
  } catch {
    return undefined;
  }
}
