import { createAppError, type AppError, err, ok, type Result } from '@quits/errors';
import {
  type ImportedFile,
  type ImportError,
  type ImportOptions,
  type ImportProgress,
  readImportInChunks,
  MAX_IMPORT_LENGTH,
} from '@quits/ledger/files';
import { productErrors } from '../errors/product-errors.ts';

/** How long the screen waits for its turn, in milliseconds; a frame has 16. */
const TURN = 12;

/** The text of a file. */
export interface FileText {
  readonly text: string;
  /** It is not in Unicode; the text is what it is in Western Europe, and may look wrong. */
  readonly isGuessed: boolean;
}

/**
 * Reads the bytes of a file as text: what its byte-order mark says, UTF-8, or else Windows-1252, in
 * which Excel saves a CSV in Western languages.
 */
export async function readText(file: Blob): Promise<Result<FileText, AppError>> {
  if (file.size > MAX_IMPORT_LENGTH) return err(productErrors.create('import/too-large'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  const text = decode(bytes, encoding);
  if (text !== undefined) return ok({ text, isGuessed: false });
  const western = encoding === 'utf-8' ? decode(bytes, 'windows-1252') : undefined;
  // Bytes that the code page does not have come out as control characters: it is another one.
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  return western === undefined || /[\u0000-\u0008\u007f-\u009f]/.test(western)
    ? err(productErrors.create('import/encoding'))
    : ok({ text: western, isGuessed: true });
}

function decode(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a file's text in turns with the screen. */
export async function readEntries(
  text: string,
  options: ImportOptions & {
    readonly onProgress?: (progress: ImportProgress) => void;
    readonly signal?: AbortSignal;
  },
): Promise<Result<ImportedFile, AppError | OpenQuestion>> {
  const steps = readImportInChunks(text, options);
  let until = performance.now() + TURN;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value.ok ? step.value : err(failureOf(step.value.error));
    if (options.signal?.aborted === true) return err(createAppError('network/aborted'));
    if (performance.now() < until) continue;
    options.onProgress?.(step.value);
    await nextTurn();
    until = performance.now() + TURN;
  }
}

/** Why a file cannot be read as it is, but could be in another way. */
export type OpenQuestion =
  /** A file of a program whose other file can be read. */
  | { readonly code: 'unsupported' }
  /** A date that can be read both ways, where nothing in the file shows which is meant. */
  | Extract<ImportError, { readonly code: 'date-order' }>;

function failureOf(error: ImportError): AppError | OpenQuestion {
  switch (error.code) {
    case 'unsupported':
      return { code: 'unsupported' };
    case 'date-order':
      return error;
    case 'broken-json':
      return productErrors.create('import/unknown-format');
    case 'empty':
    case 'too-large':
    case 'too-many-rows':
    case 'unknown-format':
      return productErrors.create(`import/${error.code}`);
  }
}

/** Lets the screen draw and listen; timers are not slowed down as they are when nested. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
