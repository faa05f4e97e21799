import { err, ok, type Result } from '@quits/errors';
import { type ReadReceipt, readReceipt, type ReceiptWord } from '@quits/ledger/receipt';
import { prepareImage } from '@quits/app-platform/photo-text/prepare-image.ts';
import type { RecognitionLanguage } from '@quits/app-platform/photo-text/recognition-files.ts';
import { startRecognizer } from '@quits/app-platform/photo-text/recognize-words.ts';

/** Reason why a photo couldn't be read. */
export type ScanProblem = 'not-loaded' | 'no-image' | 'nothing-found';

/** Options of {@link scanReceipt}. */
export interface ScanOptions {
  readonly language: RecognitionLanguage;
  /** BCP 47 tag; determines the order of ambiguous dates. */
  readonly locale: string;
  /** ISO 4217 code that is assumed for ambiguous signs. */
  readonly currency: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly signal: AbortSignal;
  readonly onProgress: (step: 'loading' | 'reading', part: number) => void;
}

/** Mean confidence below which a photo is tried in another direction. */
const TURNED = 45;
/** Quarters of a turn: upside down and sideways. */
const OTHER_WAYS = [2, 1, 3];

/** Reads a receipt's photo on this device. @throws the signal's reason if it is aborted */
export async function scanReceipt(
  file: Blob,
  options: ScanOptions,
): Promise<Result<ReadReceipt, ScanProblem>> {
  const { signal } = options;
  let image: Blob;
  try {
    image = await prepareImage({ file, quarter: 0 }, signal);
  } catch {
    signal.throwIfAborted();
    return err('no-image');
  }
  const controller = new AbortController();
  const stopWith = () => controller.abort(signal.reason);
  signal.addEventListener('abort', stopWith);
  try {
    const recognizer = await startRecognizer({ ...options, signal: controller.signal });
    let words = await recognizer.wordsIn(image);
    for (const quarter of OTHER_WAYS) {
      if (confidenceOf(words) >= TURNED) break;
      const turned = await prepareImage({ file, quarter }, signal);
      const again = await recognizer.wordsIn(turned);
      if (confidenceOf(again) > confidenceOf(words)) words = again;
    }
    const receipt = readReceipt(words, options);
    const isEmpty = receipt.items.length === 0 && receipt.total === undefined;
    return isEmpty ? err('nothing-found') : ok(receipt);
  } catch {
    signal.throwIfAborted();
    return err('not-loaded');
  } finally {
    signal.removeEventListener('abort', stopWith);
    controller.abort();
  }
}

function confidenceOf(words: readonly ReceiptWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sum = words.reduce((all, { text, confidence }) => all + confidence * text.length, 0);
  return letters === 0 ? 0 : sum / letters;
}
