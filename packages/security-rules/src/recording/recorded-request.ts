import type { Document } from '@quits/service-base';
import type { DocumentRequest, QueryRequest } from '../contract.ts';
import type { ObjectRequest } from '../storage-contract.ts';

/** Decision of the rules about a recorded request. */
export interface RecordedVerdict {
  readonly allowed: boolean;
  /** In the service's unit. */
  readonly cost: number;
  /** The deciding position, as in `Decision.at`. */
  readonly at?: string;
}

/** A document that rules could read, by its state before and after the commit; `null` if missing. */
export interface RecordedRead {
  readonly before: Document | null;
  readonly after: Document | null;
}

/** A request with everything that rules need to decide about it. */
export type RecordedRequest = {
  /** Documents by their full name. */
  readonly reads: { readonly [name: string]: RecordedRead };
  readonly verdict: RecordedVerdict;
} & (
  | { readonly kind: 'document'; readonly request: DocumentRequest }
  | { readonly kind: 'query'; readonly request: QueryRequest }
  | { readonly kind: 'object'; readonly request: ObjectRequest }
);

/** Receives recorded requests. */
export type RecordRequest = (recorded: RecordedRequest) => void;

/** Version of the format, the first member of each line. */
const FORMAT = 1;

/** Writes a request as one line of JSON, without the line break. */
export function formatRecordedRequest(recorded: RecordedRequest): string {
  return JSON.stringify({ format: FORMAT, ...recorded });
}

/**
 * Reads requests from JSON Lines.
 * @throws {RecordingError} for a line that is no recorded request
 */
export function parseRecordedRequests(text: string): readonly RecordedRequest[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = parseJson(line, index + 1);
    if (isRecorded(value)) return [value];
    throw new RecordingError(`Line ${index + 1} is no recorded request of format ${FORMAT}.`);
  });
}

/** A recording that can't be read. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}

function parseJson(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new RecordingError(`Line ${number} is not JSON.`, { cause: error });
  }
}

const KINDS: ReadonlySet<unknown> = new Set(['document', 'query', 'object']);

/** Checks the shape only; the parts are the backend's own. */
function isRecorded(value: unknown): value is RecordedRequest {
  if (!isObject(value) || value['format'] !== FORMAT || !KINDS.has(value['kind'])) return false;
  const { request, reads, verdict } = value;
  const hasVerdict = isObject(verdict) && typeof verdict['allowed'] === 'boolean';
  return hasVerdict && isObject(reads) && isObject(request) && isObject(request['caller']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
