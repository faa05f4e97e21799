/**
 * Folder of the text recognition. Scripts in `/assets/wasm/` get a policy that allows WebAssembly in workers; pages
 * don't. The version is that of tesseract.js, so that an update replaces cached files.
 */
export const RECOGNITION_FOLDER = '/assets/wasm/recognition-7.0.0';

/** Script of the recognition's worker. */
export const RECOGNITION_WORKER = `${RECOGNITION_FOLDER}/worker.min.js`;

/** Script that loads the WebAssembly file beside it. */
export const RECOGNITION_CORE = `${RECOGNITION_FOLDER}/tesseract-core-simd-lstm.js`;

/** Names of trained data by language. */
export const RECOGNITION_LANGUAGES = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  uk: 'ukr',
} as const;

/** A language whose text can be recognized. */
export type RecognitionLanguage = keyof typeof RECOGNITION_LANGUAGES;

/** Returns the likeliest language of a user's photos; English reads digits and Latin letters of others, too. */
export function recognitionLanguage(locale: string): RecognitionLanguage {
  const [language] = locale.split('-');
  const known = Object.keys(RECOGNITION_LANGUAGES) as RecognitionLanguage[];
  return known.find((one) => one === language) ?? 'en';
}
