import { appError, type AppError, err, ok, type Result } from '@quits/errors';
import {
  type ImportedFile,
  type ImportError,
  type ImportOptions,
  type ImportProgress,
  importSteps,
  MAX_IMPORT_LENGTH,
} from '@quits/ledger/files';

/** How long the screen waits for its turn, in milliseconds; a frame has 16. */
const TURN = 12;

/** Reads the bytes of a file as text: UTF-8, or what its byte-order mark says. */
export async function readText(file: Blob): Promise<Result<string, AppError>> {
  if (file.size > MAX_IMPORT_LENGTH) return err(appError('import/too-large'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return ok(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return err(appError('import/encoding'));
  }
}

/** Reads a file's text in turns with the screen. */
export async function readEntries(
  text: string,
  options: ImportOptions & {
    readonly onProgress?: (progress: ImportProgress) => void;
    readonly signal?: AbortSignal;
  },
): Promise<Result<ImportedFile, AppError | Unsupported>> {
  const steps = importSteps(text, options);
  let until = performance.now() + TURN;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value.ok ? step.value : err(failureOf(step.value.error));
    if (options.signal?.aborted === true) return err(appError('network/aborted'));
    if (performance.now() < until) continue;
    options.onProgress?.(step.value);
    await nextTurn();
    until = performance.now() + TURN;
  }
}

/** A file of a program whose other file can be read. */
export interface Unsupported {
  readonly code: 'unsupported';
}

function failureOf({ code }: ImportError): AppError | Unsupported {
  switch (code) {
    case 'unsupported':
      return { code };
    case 'broken-json':
      return appError('import/unknown-format');
    case 'empty':
    case 'too-large':
    case 'too-many-rows':
    case 'unknown-format':
      return appError(`import/${code}`);
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
