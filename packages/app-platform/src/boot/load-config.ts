import type { AppError, Result } from '@quits/errors';
import {
  type ConfigErrorCode,
  configFromEnv,
  fetchConfig,
  parseConfig,
  type FirebaseConfig,
} from '@quits/firebase-core';
import { withOwnAuthDomain } from './own-auth-domain.ts';
import { requestedConfig } from './page-start.ts';

const REMEMBERED = 'quits.config';

/**
 * Loads the configuration: built in, stored on this device, or fetched from the host. A stored configuration is used
 * immediately, so that startup doesn't wait for the network, and compared with the host's afterward.
 */
export async function loadConfig(): Promise<Result<FirebaseConfig, AppError<ConfigErrorCode>>> {
  const builtIn = configFromEnv(import.meta.env);
  if (builtIn.ok) return builtIn;
  const remembered = recall();
  if (remembered !== undefined) {
    void renew(remembered);
    return { ok: true, value: withOwnAuthDomain(remembered, location) };
  }
  const hosted = await firstConfig();
  if (!hosted.ok) return hosted;
  remember(hosted.value);
  return { ok: true, value: withOwnAuthDomain(hosted.value, location) };
}

/** Returns the configuration that the page requested before any module ran; requests it if that failed. */
async function firstConfig(): ReturnType<typeof fetchConfig> {
  const requested = await requestedConfig();
  const parsed = requested === undefined ? undefined : parseConfig(requested);
  return parsed?.ok === true ? parsed : fetchConfig();
}

/** Stores the host's current configuration, and reloads the page if it differs: the old addresses may no longer work. */
async function renew(used: FirebaseConfig): Promise<void> {
  const hosted = await fetchConfig();
  if (!hosted.ok || JSON.stringify(hosted.value) === JSON.stringify(used)) return;
  remember(hosted.value);
  const isRemembered = JSON.stringify(recall()) === JSON.stringify(hosted.value);
  if (isRemembered && !navigator.userActivation.hasBeenActive) location.reload();
}

function remember(config: FirebaseConfig): void {
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(config));
  } catch {
    // Without storage, each start fetches the configuration.
  }
}

function recall(): FirebaseConfig | undefined {
  try {
    const parsed = parseConfig(JSON.parse(localStorage.getItem(REMEMBERED) ?? 'null'));
    return parsed.ok ? parsed.value : undefined;
  } catch {
    return undefined;
  }
}
