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

/** Maximum time to block the main thread, in milliseconds; a frame has 16. */
const TURN = 12;

/** The text of a file. */
export interface FileText {
  readonly text: string;
  /**
   * Whether the encoding was guessed: the file isn't Unicode and was read as Windows-1252, so text
   * may look wrong.
   */
  readonly isGuessed: boolean;
}

/**
 * Decodes a file: by its byte-order mark, as UTF-8, or else as Windows-1252, which Excel uses for
 * CSV in Western languages.
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
  // Bytes missing from the code page decode to control characters, so it is another encoding.
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

/** Reads a file's text in slices, yielding to the main thread. */
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

/** Problem of a file that the user can resolve. */
export type OpenQuestion =
  /** An unsupported file of a program whose other export is supported. */
  | { readonly code: 'unsupported' }
  /** An ambiguous date order in the whole file. */
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

/** Yields to the event loop; unlike nested timers, message channels aren't throttled. */
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
