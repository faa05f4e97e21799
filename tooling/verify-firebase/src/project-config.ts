import { parseConfig, type FirebaseConfig } from '@quits/firebase-core';
import { readFile } from 'node:fs/promises';
import { RefusedError } from './refusal.ts';

/** Where the configuration of a project comes from. */
export interface ConfigSource {
  readonly project: string;
  readonly apiKey?: string | undefined;
  /** A file with what the console shows for a web app, as JSON. */
  readonly file?: string | undefined;
  /** Where the app is served. @default the project's own address at Hosting */
  readonly origin?: string | undefined;
}

/** Where a project's app is served. */
export function originOf({ project, origin }: ConfigSource): string {
  return origin ?? `https://${project}.web.app`;
}

/**
 * The configuration of a project: from a file, of an API key and the usual names, or as Hosting serves it.
 * @throws {RefusedError | AppError} when there is none, or when it is of another project
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
      // Only analytics needs it, which nothing here uses.
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
