/** A document's fields as plain values: timestamps are dates, bytes are byte arrays. */
export type RawData = Readonly<Record<string, unknown>>;
