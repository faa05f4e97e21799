import type { Document } from '@quits/service-base';

const texts = new WeakMap<Document, string>();

/** Returns the JSON of a document's fields, cached by revision. */
export function fieldsText(document: Document): string {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const text = JSON.stringify(document.fields ?? {});
  texts.set(document, text);
  return text;
}

/** Remembers the JSON from which a document's fields were parsed. */
export function keepFieldsText(document: Document, text: string): void {
  texts.set(document, text);
}
