import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AppError, err, ok, type Result } from '@quits/errors';
import { type CreateErrorCode, createErrors } from './create-errors.ts';
import { isPackageName } from './package-name.ts';

/** An app that was created. */
export interface CreatedApp {
  /** Its folder, absolute. */
  readonly folder: string;
  /** Name of its package: that of the folder. */
  readonly name: string;
}

/** The build copies the example here. */
const TEMPLATE = fileURLToPath(new URL('../dist/template', import.meta.url));

/** Files that may be in the folder of a new app. */
const HARMLESS = new Set(['.git', '.DS_Store']);

/**
 * Creates an app in a new or empty folder. It installs nothing and needs no network.
 *
 * @param folder absolute, or relative to the working directory
 */
export async function createApp(
  folder: string,
): Promise<Result<CreatedApp, AppError<CreateErrorCode>>> {
  const home = resolve(folder);
  const name = basename(home);
  if (!isPackageName(name)) return failed('create/invalid-name', name);
  try {
    await mkdir(home, { recursive: true });
    const found = await readdir(home);
    if (!found.every((entry) => HARMLESS.has(entry))) {
      return failed('create/folder-not-empty', home);
    }
    await cp(TEMPLATE, home, { recursive: true });
    await rename(join(home, 'gitignore'), join(home, '.gitignore'));
    await setName(join(home, 'package.json'), name);
    return ok({ folder: home, name });
  } catch (cause) {
    return isFile(cause)
      ? failed('create/not-a-folder', home, cause)
      : failed('create/not-written', home, cause);
  }
}

function failed(code: CreateErrorCode, detail: string, cause?: unknown) {
  return err(createErrors.create(code, { detail, cause }));
}

/** Returns whether a call failed because a file is where a folder was expected. */
function isFile(cause: unknown): boolean {
  return ['EEXIST', 'ENOTDIR'].includes(String(Reflect.get(Object(cause), 'code')));
}

async function setName(path: string, name: string): Promise<void> {
  const manifest: object = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, `${JSON.stringify({ ...manifest, name }, null, 2)}\n`);
}
