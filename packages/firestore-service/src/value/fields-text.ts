import { CheckedText, type Document } from '@quits/service-base';

const texts = new WeakMap<Document, CheckedText>();

/** Returns the JSON of a document's fields, cached by revision. */
export function fieldsText(document: Document): string {
  return checkedFields(document).text;
}

/** Returns the JSON of a document's fields for the checksums of the rows that it is stored in, cached by revision. */
export function checkedFields(document: Document): CheckedText {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const text = new CheckedText(JSON.stringify(document.fields ?? {}));
  texts.set(document, text);
  return text;
}

/** Remembers the JSON from which a document's fields were parsed. */
export function keepFieldsText(document: Document, text: string): void {
  texts.set(document, new CheckedText(text));
}
