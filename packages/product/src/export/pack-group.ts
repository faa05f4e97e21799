import type { AppError, Result } from '@quits/errors';
import { exportCsv, exportHtml, exportJson, type ExportHtmlOptions } from '@quits/ledger/files';
import { downloadZip } from 'client-zip';
import type { WholeExport } from './read-whole.ts';

/** A group to pack, and how. */
export interface PackGroupRequest {
  readonly whole: WholeExport;
  /** Name of the files, without an ending. */
  readonly name: string;
  readonly page: ExportHtmlOptions;
  readonly read: (path: string) => Promise<Result<Blob, AppError>>;
  /** Called with the number of receipts that are in, before each. */
  readonly onProgress?: (done: number) => void;
}

/** A group's archive. */
export interface PackedGroup {
  readonly file: Blob;
  /** Errors of receipts that are missing from it. */
  readonly failures: readonly AppError[];
}

/** One file of an archive. */
interface ArchivedFile {
  readonly name: string;
  readonly input: string | Blob;
}

/** Packs a group into one archive: a page to read, a table, the data to import again, and the receipts. */
export async function packGroup(request: PackGroupRequest): Promise<PackedGroup> {
  const failures: AppError[] = [];
  const file = await downloadZip(groupFiles(request, failures)).blob();
  return { file, failures };
}

/** Yields the files of a group's archive. */
export async function* groupFiles(
  { whole, name, page, read, onProgress }: PackGroupRequest,
  failures: AppError[],
): AsyncGenerator<ArchivedFile, void> {
  yield { name: `${name}.html`, input: exportHtml(whole.group, page) };
  yield { name: `${name}.csv`, input: exportCsv(whole.group, { locale: page.lang }) };
  yield { name: `${name}.json`, input: exportJson(whole.group) };
  for (const [done, attachment] of whole.attachments.entries()) {
    onProgress?.(done);
    const found = await read(attachment.path);
    if (found.ok) yield { name: attachment.name, input: found.value };
    else failures.push(found.error);
  }
}
