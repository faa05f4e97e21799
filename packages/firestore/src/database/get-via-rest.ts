import { CORE } from '../live/core-key.ts';
import { type AppError, err, ok, type Result } from '@quits/errors';
import type { ReadableCollection } from '../collection/define-collection.ts';
import { resolvePath, type PathParams } from '../collection/path.ts';
import { providerError } from '../errors/provider-error.ts';
import type { DatabaseReader } from './database.ts';

/**
 * Reads one document with a REST request, also for visitors who aren't signed in and before the SDK
 * is connected; `undefined` if it doesn't exist or doesn't match its schema.
 * @throws {TypeError} if the database was created without `rest`
 */
export async function getViaRest<Path extends string, Output extends object>(
  { [CORE]: core }: DatabaseReader,
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path> & { readonly id: string },
): Promise<Result<Output | undefined, AppError>> {
  const { rest, report } = core;
  if (rest === undefined)
    throw new TypeError(
      'The `rest` option is missing in `createDatabase()`. Pass a base URL and a token.',
    );
  const path = `${resolvePath(collection.path, params)}/${params.id}`;
  try {
    const { restDocument, parseDocument } = await import('../sdk/one-document.ts');
    const data = await restDocument(rest, path);
    if (data === undefined) return ok(undefined);
    const parsed = parseDocument(collection, data);
    if (parsed.ok) return ok(parsed.value);
    report({ path, issues: parsed.issues });
    return ok(undefined);
  } catch (cause) {
    return err(providerError(cause));
  }
}
