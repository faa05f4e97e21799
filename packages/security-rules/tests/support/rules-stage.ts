import type { Caller, Document, Fields } from '@quits/service-base';
import { serviceOf } from '@quits/tooling-backend-testing/service-of';
import type { DocumentRequest, RulesReader } from '../../src/contract.ts';
import { parseFirestoreRules, type RulesOptions } from '../../src/parse-rules.ts';

/** Prefix of all document names in these tests. */
export const ROOT = 'projects/demo/databases/(default)/documents';

/** Time of all requests in these tests: a Saturday. */
export const TIME = '2026-11-21T08:30:15.123456Z';

/** A signed-in caller. */
export const ALICE: Caller = {
  kind: 'user',
  uid: 'alice',
  token: {
    email: 'alice@example.com',
    email_verified: true,
    level: 3,
    firebase: { sign_in_provider: 'google.com', identities: { 'google.com': ['g-1'] } },
  },
};

/** Parses rules that must be right. */
export function rulesOf(body: string, options?: RulesOptions) {
  const parsed = parseFirestoreRules(serviceOf(body), 'firestore.rules', options);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join('\n'));
  return parsed.value;
}

/** A document by its path. */
export function documentAt(path: string, fields: Fields = {}): Document {
  return { name: `${ROOT}/${path}`, fields, createTime: TIME, updateTime: TIME };
}

/** Reads these documents only. */
export function readerOf(...documents: readonly Document[]): RulesReader {
  const byName = new Map(documents.map((document) => [document.name, document]));
  const get = (name: string) => byName.get(name) ?? null;
  return { get, getAfter: get };
}

/** Creates a request by Alice for a document; by default a read of a missing one. */
export function requestFor(path: string, parts: Partial<DocumentRequest> = {}): DocumentRequest {
  return {
    method: 'get',
    caller: ALICE,
    time: TIME,
    name: `${ROOT}/${path}`,
    before: null,
    after: null,
    ...parts,
  };
}

/** Returns the outcome of a condition: `true`, or the explanation. */
export function outcomeOf(expression: string, parts: Partial<DocumentRequest> = {}): string {
  const rules = rulesOf(`match /{path=**} { allow read, write: if ${expression}; }`);
  const { allowed, explanation } = rules.decide(requestFor('things/one', parts), readerOf());
  return allowed ? 'true' : explanation.replace(/ for '[\s\S]*$/, '');
}
