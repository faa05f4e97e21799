import { read } from 'node:fs';
import { promisify } from 'node:util';
import { setImmediate as turn } from 'node:timers/promises';
import type { PageTable } from './page-table.ts';

const readFrom = promisify(read);
/** Pages read at once; more would delay requests. */
const AT_ONCE = 16;

/** Consecutive pages of a file. */
export interface PageRange {
  /** Number of the first page, from 1. */
  readonly first: number;
  /** Contains the next range as soon as that is read, since new memory for each makes garbage collections delay requests. */
  readonly bytes: Buffer;
}

/** Reads the pages of a file in order. */
export async function* readPages(
  descriptor: number,
  pageSize: number,
  pageCount: number,
): AsyncGenerator<PageRange> {
  const memory = Buffer.alloc(AT_ONCE * pageSize);
  for (let first = 1; first <= pageCount; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, pageCount - first + 1) * pageSize;
    const bytes = memory.subarray(0, length);
    let filled = 0;
    while (filled < length) {
      const position = (first - 1) * pageSize + filled;
      // oxlint-disable-next-line no-await-in-loop -- Ranges follow each other.
      const { bytesRead } = await readFrom(descriptor, bytes, filled, length - filled, position);
      // The file may end with pages that were never written.
      if (bytesRead === 0) {
        bytes.fill(0, filled);
        break;
      }
      filled += bytesRead;
    }
    yield { first, bytes };
    await turn(); // oxlint-disable-line no-await-in-loop -- Yields to requests.
  }
}

/** Returns the pages of a file that differ from a table. */
export async function differingPages(
  descriptor: number,
  table: PageTable,
  pageCount: number,
): Promise<Map<number, Buffer>> {
  const { pageSize } = table;
  const pages = new Map<number, Buffer>();
  for await (const { first, bytes } of readPages(descriptor, pageSize, pageCount)) {
    for (let at = 0; at < bytes.length; at += pageSize) {
      const content = bytes.subarray(at, at + pageSize);
      const page = first + at / pageSize;
      if (!table.has(page, content)) pages.set(page, Buffer.from(content));
    }
  }
  return pages;
}
