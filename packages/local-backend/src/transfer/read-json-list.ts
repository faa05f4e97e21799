import { createReadStream } from 'node:fs';
import { chain } from 'stream-chain';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { streamObject } from 'stream-json/streamers/stream-object.js';
import { StartError } from '../diagnostics/start-error.ts';

type Entry = Readonly<Record<string, unknown>>;

/**
 * Yields the objects of the list in a JSON file, a part of the file at a time.
 * @param key of the list in the file's object; without it, the file is the list
 * @param from number of objects to skip
 * @throws {StartError} if the file is malformed
 */
export async function* readJsonList(
  path: string,
  kind: string,
  { key, from = 0 }: { readonly key?: string; readonly from?: number },
): AsyncGenerator<Entry> {
  const list =
    key === undefined
      ? [streamArray.withParser()]
      : [pick.withParser({ filter: key, once: true }), streamArray()];
  for await (const { key: index, value } of itemsOf(path, kind, list)) {
    if (typeof value !== 'object' || value === null) continue;
    if (Number(index) >= from) yield { ...value };
  }
}

/**
 * Yields the entries of the object in a JSON file, a part of the file at a time.
 * @throws {StartError} if the file is malformed
 */
export async function* readJsonEntries(
  path: string,
  kind: string,
): AsyncGenerator<readonly [string, unknown]> {
  for await (const { key, value } of itemsOf(path, kind, [streamObject.withParser()])) {
    yield [String(key), value];
  }
}

interface Item {
  readonly key: string | number;
  readonly value: unknown;
}

async function* itemsOf(
  path: string,
  kind: string,
  steps: Parameters<typeof chain>[0],
): AsyncGenerator<Item> {
  try {
    yield* chain([createReadStream(path), ...steps]) as AsyncIterable<Item>;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The ${kind} ${path} can't be read: ${reason}`, { cause: error });
  }
}
