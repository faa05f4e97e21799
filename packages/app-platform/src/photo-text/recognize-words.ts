import { createWorker, OEM, PSM, type Worker as Recognizer } from 'tesseract.js';
import {
  RECOGNITION_CORE,
  RECOGNITION_FOLDER,
  RECOGNITION_LANGUAGES,
  RECOGNITION_WORKER,
  type RecognitionLanguage,
} from './recognition-files.ts';

/** A word in an image, in pixels from its top left corner. */
export interface RecognizedWord {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Options of {@link startRecognizer}. */
export interface RecognizerOptions {
  readonly language: RecognitionLanguage;
  readonly signal: AbortSignal;
  /** Called with 0 to 1 while files load, and again while text is recognized. */
  readonly onProgress: (step: 'loading' | 'reading', part: number) => void;
}

/** Recognizes words in images until it is closed. */
export interface WordRecognizer {
  readonly wordsIn: (image: Blob) => Promise<readonly RecognizedWord[]>;
  readonly close: () => void;
}

/** Loads the recognition into a worker. @throws if its files can't be loaded */
export async function startRecognizer(options: RecognizerOptions): Promise<WordRecognizer> {
  const { language, signal, onProgress } = options;
  signal.throwIfAborted();
  let fail: (error: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  signal.addEventListener('abort', () => fail(signal.reason));
  const starting = createWorker(RECOGNITION_LANGUAGES[language], OEM.LSTM_ONLY, {
    workerPath: RECOGNITION_WORKER,
    corePath: RECOGNITION_CORE,
    langPath: RECOGNITION_FOLDER,
    workerBlobURL: false,
    // The service worker keeps the files.
    cacheMethod: 'none',
    // A rejected start would never settle otherwise.
    errorHandler: (error: unknown) => fail(new Error(String(error))),
    logger: ({ status, progress }) =>
      onProgress(status === 'recognizing text' ? 'reading' : 'loading', progress),
  });
  // After an abort or a failure, the worker may still start.
  void closeIfAborted();
  async function closeIfAborted(): Promise<void> {
    const late = await starting.catch(() => undefined);
    if (signal.aborted) await late?.terminate();
  }

  const worker = await Promise.race([starting, failed]);
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    user_defined_dpi: '300',
  });
  signal.addEventListener('abort', () => void worker.terminate());
  return {
    wordsIn: (image) => Promise.race([wordsIn(worker, image), failed]),
    close: () => void worker.terminate(),
  };
}

async function wordsIn(worker: Recognizer, image: Blob): Promise<readonly RecognizedWord[]> {
  const { data } = await worker.recognize(image, {}, { blocks: true, text: false });
  return (data.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .flatMap(({ words }) => words)
    .map(({ text, confidence, bbox }) => ({
      text,
      confidence,
      left: bbox.x0,
      right: bbox.x1,
      top: bbox.y0,
      bottom: bbox.y1,
    }));
}
