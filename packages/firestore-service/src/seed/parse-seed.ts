import { type Message, RpcError } from '@quits/service-base';
import { documentNameOf, parseDocumentName } from '../name/resource-name.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isMessage } from '../rpc/read-message.ts';
import { parseFields } from '../value/parse-value.ts';
import type { WriteOp } from '../write/write-op.ts';

const VALUE_TYPES = new Set([
  'nullValue',
  'booleanValue',
  'integerValue',
  'doubleValue',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'mapValue',
]);

/**
 * Parses documents written as plain JSON, by path: `{ "users/ann": { "age": 30 } }`. Types that
 * JSON lacks are written as on the wire: `{ "timestampValue": "2026-01-01T00:00:00Z" }`.
 * @throws {RpcError} `INVALID_ARGUMENT` naming the invalid document
 */
export function parseSeed(content: unknown, database: string): WriteOp[] {
  if (!isMessage(content)) throw invalidArgument('A seed must be a JSON object of documents.');
  return Object.entries(content).map(([path, fields]) => {
    try {
      if (!isMessage(fields)) throw invalidArgument('it must be a JSON object of fields.');
      const name = parseDocumentName(documentNameOf(database, path));
      const values = Object.entries(fields).map(([key, plain]) => [key, valueOf(plain)]);
      return {
        kind: 'update',
        name,
        fields: parseFields(Object.fromEntries(values)),
        transforms: [],
      };
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      throw invalidArgument(`The seed's document "${path}" is wrong: ${error.message}`);
    }
  });
}

/** A plain JSON value in the form of the wire. */
function valueOf(plain: unknown): Message {
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number') {
    return Number.isSafeInteger(plain) ? { integerValue: plain } : { doubleValue: plain };
  }
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map((one) => valueOf(one)) } };
  if (!isMessage(plain)) return { nullValue: null };
  const [key, ...others] = Object.keys(plain);
  if (key !== undefined && others.length === 0 && VALUE_TYPES.has(key)) return plain;
  const fields = Object.entries(plain).map(([name, inner]) => [name, valueOf(inner)]);
  return { mapValue: { fields: Object.fromEntries(fields) } };
}
