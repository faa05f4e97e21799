import type { Document, Message } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isMessage, stringAt } from '../rpc/read-message.ts';
import { relativePathOf } from '../value/relative-path-of.ts';
import { fittingFilters } from './fitting-filters.ts';
import type { Row } from './row.ts';
import type { RawStage } from './stage-arguments.ts';

/** Reads documents for a pipeline, subject to the caller's permissions. */
export interface PipelineReader {
  /** `projects/{p}/databases/{d}` */
  readonly database: string;
  /** Documents of a query, perhaps more than fit its filters. @throws {RpcError} */
  readonly query: (parent: string, structuredQuery: Message) => readonly Document[];
  /** Returns the existing documents with these names. @throws {RpcError} */
  readonly get: (names: readonly string[]) => readonly Document[];
}

/** Returns whether a stage is one that a pipeline can begin with. */
export function isSource(name: string): boolean {
  return Object.hasOwn(SOURCES, name);
}

/**
 * Reads the source of a pipeline; the following stages narrow what is read. `around` is the row for
 * which a nested pipeline runs.
 * @throws {RpcError} `INVALID_ARGUMENT`, or the error of the read
 */
export function readSource(
  reader: PipelineReader,
  source: RawStage,
  following: readonly RawStage[],
  around: Row | undefined,
): Row[] {
  const read = isSource(source.name) ? SOURCES[source.name] : undefined;
  if (read === undefined) throw invalidArgument('A pipeline must begin with a source.');
  return read(reader, source, narrowing(following), around).map(
    ({ name, fields = {}, createTime, updateTime }) => ({ name, fields, createTime, updateTime }),
  );
}

type Source = (
  reader: PipelineReader,
  stage: RawStage,
  narrowed: Message,
  around: Row | undefined,
) => readonly Document[];

const SOURCES: Readonly<Record<string, Source>> = {
  collection: (reader, { args }, narrowed) =>
    ofCollection(reader, referenceIn(args[0], reader.database), narrowed),
  subcollection(reader, { args }, narrowed, around) {
    if (around?.name === undefined) throw invalidArgument('A subcollection needs a document.');
    const path = isMessage(args[0]) ? stringAt(args[0], 'stringValue') : '';
    return ofCollection(reader, `${relativePathOf(around.name)}/${path}`, narrowed);
  },
  collection_group(reader, { args }, narrowed) {
    const collectionId = isMessage(args[1]) ? stringAt(args[1], 'stringValue') : '';
    return reader.query('', { from: [{ collectionId, allDescendants: true }], ...narrowed });
  },
  database: (reader, _, narrowed) =>
    reader.query('', { from: [{ allDescendants: true }], ...narrowed }),
  documents: (reader, { args }) =>
    reader.get(
      args.map((arg) => `${reader.database}/documents/${referenceIn(arg, reader.database)}`),
    ),
};

function ofCollection(reader: PipelineReader, path: string, narrowed: Message) {
  const cut = path.lastIndexOf('/');
  const collectionId = path.slice(cut + 1);
  return reader.query(cut === -1 ? '' : path.slice(0, cut), {
    from: [{ collectionId }],
    ...narrowed,
  });
}

/** Returns filters and limit of a query that includes at least every row that the stages pass. */
function narrowing(following: readonly RawStage[]): Message {
  const end = following.findIndex(({ name }) => name !== 'where');
  const conditions = end === -1 ? following : following.slice(0, end);
  const filters = conditions.flatMap(({ args }) => fittingFilters(args[0]));
  const limit = conditions.length === 0 ? limitOf(following[0]) : undefined;
  return {
    ...(filters.length === 0 ? {} : { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(limit === undefined ? {} : { limit }),
  };
}

function limitOf(stage: RawStage | undefined): number | undefined {
  const [count] = stage?.name === 'limit' ? stage.args : [];
  const value = isMessage(count) ? Number(count['integerValue']) : Number.NaN;
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** The relative path in a reference, which may begin with the database or a slash. */
function referenceIn(raw: unknown, database: string): string {
  const reference = isMessage(raw) ? stringAt(raw, 'referenceValue') : '';
  const prefix = `${database}/documents/`;
  return reference.startsWith(prefix)
    ? reference.slice(prefix.length)
    : reference.replace(/^\//u, '');
}
