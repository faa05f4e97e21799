import type {
  Decision,
  DocumentRequest,
  FirestoreRules,
  QueryRequest,
  ReadBudget,
  RulesReader,
} from '../contract.ts';
import type { RecordableRules } from '../parse-rules.ts';
import type { FirestoreReader, ObjectRequest, StorageRules } from '../storage-contract.ts';
import type { RecordedRead, RecordedVerdict, RecordRequest } from './recorded-request.ts';

/** Records a document request after its decision. */
export function recordDocument(
  record: RecordRequest,
  rules: RecordableRules<FirestoreRules>,
  request: DocumentRequest,
  reader: RulesReader,
  decision: Decision,
): void {
  if (request.caller.kind === 'admin') return;
  const reads = readsOf(reader, (noting) => rules.exhaustive().decide(request, noting));
  record({ kind: 'document', request, reads, verdict: verdictOf(decision) });
}

/** Records a query after its decision. */
export function recordQuery(
  record: RecordRequest,
  rules: RecordableRules<FirestoreRules>,
  request: QueryRequest,
  reader: RulesReader,
  decision: Decision,
): void {
  if (request.caller.kind === 'admin') return;
  const reads = readsOf(reader, (noting) => rules.exhaustive().decideQuery(request, noting));
  record({ kind: 'query', request, reads, verdict: verdictOf(decision) });
}

/** Records an object request after its decision. */
export function recordObject(
  record: RecordRequest,
  rules: RecordableRules<StorageRules>,
  request: ObjectRequest,
  reader: FirestoreReader,
  decision: Decision,
): void {
  if (request.caller.kind === 'admin') return;
  const get = (name: string) => reader.get(name);
  const reads = readsOf({ get, getAfter: get }, (noting) =>
    rules.exhaustive().decide(request, noting),
  );
  record({ kind: 'object', request, reads, verdict: verdictOf(decision) });
}

/** A budget that tells whether it refused anything. */
export interface WatchedBudget extends ReadBudget {
  readonly hasRefused: () => boolean;
}

/** Watches a commit's budget: a refusal for it depends on the other documents, which aren't recorded. */
export function watchBudget(budget: ReadBudget): WatchedBudget {
  let hasRefused = false;
  return {
    charge(name) {
      const isCharged = budget.charge(name);
      hasRefused ||= !isCharged;
      return isCharged;
    },
    hasRefused: () => hasRefused,
  };
}

function verdictOf({ allowed, cost, at }: Decision): RecordedVerdict {
  return { allowed, cost, ...(at === undefined ? {} : { at }) };
}

/** Notes both states of each document, since changed rules may read the other one. */
function readsOf(
  reader: RulesReader,
  run: (reader: RulesReader) => unknown,
): { readonly [name: string]: RecordedRead } {
  const reads = new Map<string, RecordedRead>();
  const note = (name: string): RecordedRead => {
    const known = reads.get(name);
    if (known !== undefined) return known;
    const read = { before: reader.get(name), after: reader.getAfter(name) };
    reads.set(name, read);
    return read;
  };
  run({ get: (name) => note(name).before, getAfter: (name) => note(name).after });
  return Object.fromEntries(reads);
}
