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

/**
 * Finds the configuration: built in, or what this device remembers from last time, or served by the host. What is remembered
 * is taken at once, so that no start waits for the network, and compared with the host's afterwards.
 */
export async function loadConfig(): Promise<Result<ProviderConfig, AppError<ConfigErrorCode>>> {
  const builtIn = configFromEnv(import.meta.env);
  if (builtIn.ok) return builtIn;
  const remembered = recall();
  if (remembered !== undefined) {
    void renew(remembered);
    return { ok: true, value: withOwnAuthDomain(remembered, location) };
  }
  const hosted = await fetchConfig();
  if (!hosted.ok) return hosted;
  remember(hosted.value);
  return { ok: true, value: withOwnAuthDomain(hosted.value, location) };
}

/** Remembers what the host says now. A host that has moved is not found by what this page started with: it starts again. */
async function renew(used: ProviderConfig): Promise<void> {
  const hosted = await fetchConfig();
  if (!hosted.ok || JSON.stringify(hosted.value) === JSON.stringify(used)) return;
  remember(hosted.value);
  const isRemembered = JSON.stringify(recall()) === JSON.stringify(hosted.value);
  if (isRemembered && !navigator.userActivation.hasBeenActive) location.reload();
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
