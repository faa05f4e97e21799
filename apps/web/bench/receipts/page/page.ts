import { scanReceipt } from '../../../src/receipt-scan/scan-receipt.ts';
import type { RecognitionLanguage } from '@quits/app-platform/photo-text/recognition-files.ts';
import type { Reading } from '../score-of.ts';

/** A photo to read. */
interface Asked {
  /** Base64. */
  readonly jpeg: string;
  readonly language: string;
  readonly locale: string;
  readonly currency: string;
}

async function readReceiptPhoto({ jpeg, language, ...rest }: Asked): Promise<Reading> {
  const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.codePointAt(0) ?? 0);
  const result = await scanReceipt(new Blob([bytes], { type: 'image/jpeg' }), {
    ...rest,
    language: language as RecognitionLanguage,
    today: '2026-12-31',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (!result.ok) return { total: undefined, items: [], problem: result.error };
  return { total: result.value.total?.value, items: result.value.items };
}

Object.assign(globalThis, { readReceiptPhoto });
