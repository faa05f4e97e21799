import type { AppError, Result } from '@quits/errors';
import type { ExportHtmlOptions } from '@quits/ledger/files';
import { downloadZip } from 'client-zip';
import type { Attachment } from './attachments.ts';
import { groupFiles } from './pack-group.ts';
import type { WholeExport } from './read-whole.ts';

/** A group of the account. */
export interface GroupToPack {
  /** Name of its folder and of the files in it, without an ending. */
  readonly name: string;
  /** Reads the group when its turn comes, so that only one is in memory. */
  readonly load: () => Promise<Result<WholeExport, AppError>>;
}

/** Data, groups and files to pack, and a function that reads the files. */
export interface PackRequest {
  readonly json: Blob;
  readonly groups: readonly GroupToPack[];
  readonly page: ExportHtmlOptions;
  readonly attachments: readonly Attachment[];
  readonly read: (path: string) => Promise<Result<Blob, AppError>>;
  /** Called with the number of groups and files that are in, before each. */
  readonly onProgress?: (done: number) => void;
}

/** All in one file. */
export interface PackedExport {
  readonly file: Blob;
  readonly ending: 'json' | 'zip';
  /** Errors of files missing from the archive. */
  readonly failures: readonly AppError[];
}

/**
 * Packs an account's data into one archive: a folder for each group, as a group's own archive has it, and the files that none of them names, such as
 * receipts of deleted expenses. Without groups and files, returns the data itself. @throws if a group can't be read
 */
export async function packExport(request: PackRequest): Promise<PackedExport> {
  const { json, groups, page, attachments, read, onProgress } = request;
  if (groups.length + attachments.length === 0) return { file: json, ending: 'json', failures: [] };
  const failures: AppError[] = [];
  const folders = distinct(groups.map(({ name }) => name));

  async function* parts() {
    const packed = new Set<string>();
    for (const [done, { name, load }] of groups.entries()) {
      onProgress?.(done);
      const whole = await load();
      if (!whole.ok) throw whole.error;
      for (const { path } of whole.value.attachments) packed.add(path);
      for await (const file of groupFiles({ whole: whole.value, name, page, read }, failures)) {
        yield { ...file, name: `${folders[done] ?? name}/${file.name}` };
      }
    }
    for (const [done, { path, name }] of attachments.entries()) {
      onProgress?.(groups.length + done);
      if (packed.has(path)) continue;
      const found = await read(path);
      if (found.ok) yield { name, input: found.value };
      else failures.push(found.error);
    }
    yield { name: 'quits.json', input: json };
  }

  const file = await downloadZip(parts()).blob();
  return { file, ending: 'zip', failures };
}

/** Numbers equal names; those that differ only in case are equal on some systems. */
function distinct(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) {
      unique = `${name} (${String(number)})`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}
