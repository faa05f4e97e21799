import { type FileKind, recognizeFile } from '@quits/product/recognize/recognize-file.ts';
import { paths } from '../routing/paths.ts';
import { handFiles } from './handed-files.ts';
import { invitePath } from './invite-path.ts';
import { readQrCode } from './read-qr-code.ts';

/** Place where files were dropped. */
export interface OpenFilesOptions {
  /** The open group, if there is one. */
  readonly groupId?: string | undefined;
  readonly origin: string;
}

/**
 * Recognizes files and hands them to the screen that can use them; returns its path. All receipts go to one expense, of everything else only the
 * first file counts. `undefined` if none is of use.
 */
export async function openFiles(
  files: readonly File[],
  { groupId, origin }: OpenFilesOptions,
): Promise<string | undefined> {
  const found = await Promise.all(
    files.map(async (file) => ({ file, kind: await recognizeFile(file) })),
  );
  const firstOf = (kind: FileKind) => found.find((one) => one.kind === kind)?.file;
  const [statement, exported] = [firstOf('statement'), firstOf('export')];
  if (statement !== undefined) {
    handFiles({ kind: 'statement', files: [statement] });
    return groupId === undefined ? paths.addSomewhere() : paths.groupStatement(groupId);
  }
  if (exported !== undefined) {
    handFiles({ kind: 'export', files: [exported] });
    return paths.importFile();
  }
  const receipts = found.flatMap(({ file, kind }) =>
    kind === 'image' || kind === 'pdf' ? [file] : [],
  );
  const image = firstOf('image');
  const invite =
    image === undefined || receipts.length > 1
      ? undefined
      : invitePath(await readQrCode(image), origin);
  if (invite !== undefined) return invite;
  if (receipts.length === 0) return undefined;
  handFiles({ kind: 'receipts', files: receipts });
  const into = groupId === undefined ? '' : `?group=${groupId}`;
  return `${paths.addSomewhere()}${into}`;
}
