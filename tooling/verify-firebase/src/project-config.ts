import { parseConfig, type FirebaseConfig } from '@quits/firebase-core';
import { readFile } from 'node:fs/promises';
import { RefusedError } from './refusal.ts';

/** Source of a project's configuration. */
export interface ConfigSource {
  readonly project: string;
  readonly apiKey?: string | undefined;
  /** JSON file with the configuration that the console shows for a web app. */
  readonly file?: string | undefined;
  /** Origin of the app. @default the project's own address at Hosting */
  readonly origin?: string | undefined;
}

/** Returns the origin of a project's app. */
export function originOf({ project, origin }: ConfigSource): string {
  return origin ?? `https://${project}.web.app`;
}

/**
 * Returns a project's configuration: from a file, derived from an API key, or from Hosting.
 * @throws {RefusedError
 * AppError} if there is none, or it belongs to another project
 */
export async function projectConfig(source: ConfigSource): Promise<FirebaseConfig> {
  const { project, apiKey, file } = source;
  const given = await readConfig(source);
  const parsed = parseConfig(given);
  if (!parsed.ok) throw parsed.error;
  if (parsed.value.projectId !== project) {
    const where = file ?? (apiKey === undefined ? originOf(source) : 'the key');
    throw new Error(`${where} is of the project ${parsed.value.projectId}, not of ${project}.`);
  }
  return parsed.value;
}

async function readConfig(source: ConfigSource): Promise<unknown> {
  const { project, apiKey, file } = source;
  if (file !== undefined) return JSON.parse(await readFile(file, 'utf8'));
  if (apiKey !== undefined) {
    return {
      apiKey,
      projectId: project,
      // Only analytics needs it, which isn't used here.
      appId: 'none',
      authDomain: `${project}.firebaseapp.com`,
      storageBucket: `${project}.firebasestorage.app`,
    };
  }
  let response: Response;
  try {
    response = await fetch(`${originOf(source)}/__/firebase/init.json`);
  } catch (cause) {
    throw new RefusedError('network', { cause });
  }
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok || !isJson) throw new RefusedError('hosting');
  return JSON.parse(text);
}
