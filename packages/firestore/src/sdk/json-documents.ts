import { decodeJsonFields, type JsonFields, pathOf } from './decode-json.ts';

/** A document in the format of the REST interface. */
export interface JsonDocument {
  readonly name: string;
  readonly fields?: JsonFields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** A document that was read over REST, in whichever format. */
export interface RestDocument {
  /** Path within the database. */
  readonly path: string;
  /** Decodes the fields. */
  readonly read: () => Record<string, unknown>;
  readonly toJson: () => JsonDocument;
}

/** Returns a document in the format of the REST interface as a {@link RestDocument}. */
export function jsonDocument(document: JsonDocument): RestDocument {
  const { name, fields = {} } = document;
  return { path: pathOf(name), read: () => decodeJsonFields(fields), toJson: () => document };
}
