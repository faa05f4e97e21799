import type { AppError, Result } from '@quits/errors';
import { downloadZip } from 'client-zip';
import type { Attachment } from './attachments.ts';

/** Files to pack, and a function that reads them. */
export interface PackRequest {
  readonly json: Blob;
  readonly attachments: readonly Attachment[];
  readonly read: (path: string) => Promise<Result<Blob, AppError>>;
  /** Called with the number of files that are in, before each. */
  readonly onProgress?: (done: number) => void;
}

/** All in one file. */
export interface PackedExport {
  readonly file: Blob;
  readonly ending: 'json' | 'zip';
  /** Errors of files missing from the archive. */
  readonly failures: readonly AppError[];
}

/** Packs the data and its stored files into one archive; without files, returns the data itself. */
export async function packExport(request: PackRequest): Promise<PackedExport> {
  const { json, attachments, read, onProgress } = request;
  if (attachments.length === 0) return { file: json, ending: 'json', failures: [] };
  const failures: AppError[] = [];

  async function* parts() {
    for (const [done, { path, name }] of attachments.entries()) {
      onProgress?.(done);
      const found = await read(path);
      if (found.ok) yield { name, input: found.value };
      else failures.push(found.error);
    }
    yield { name: 'quits.json', input: json };
  }

  const file = await downloadZip(parts()).blob();
  return { file, ending: 'zip', failures };
}
