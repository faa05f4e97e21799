import { readFileSync } from 'node:fs';
import {
  createReadBudget,
  type Document,
  parseFirestoreRules,
  READS_PER_BATCH,
  type RulesReader,
} from '@quits/security-rules';
import type { Commit } from './commit.ts';

const FILE = new URL('../../../../../apps/web/firebase/firestore.rules', import.meta.url);
const parsed = parseFirestoreRules(readFileSync(FILE, 'utf8'), 'firestore.rules', {
  explain: false,
});

function rules() {
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join('\n'));
  return parsed.value;
}

/**
 * Returns whether the rules accept each document of a commit by an account, evaluated as the
 * service does.
 */
export function isAccepted(
  { before, changes, time }: Pick<Commit, 'before' | 'changes' | 'time'>,
  uid: string,
): boolean {
  const reader: RulesReader = {
    get: (name) => before.get(name) ?? null,
    getAfter: (name) =>
      changes.get(name) ?? (changes.has(name) ? null : (before.get(name) ?? null)),
  };
  const budget = createReadBudget(READS_PER_BATCH);
  const caller = {
    kind: 'user',
    uid,
    token: { firebase: { sign_in_provider: 'password' } },
  } as const;
  for (const [name, next] of changes) {
    const stored = before.get(name) ?? null;
    if (stored === null && next === null) continue;
    const method = next === null ? 'delete' : stored === null ? 'create' : 'update';
    const request = { method, caller, time, name, before: stored, after: next } as const;
    if (!rules().decide(request, reader, budget).allowed) return false;
  }
  return true;
}

/** Returns whether an account may read a document. */
export function mayGet(
  documents: ReadonlyMap<string, Document>,
  { name, uid, time }: Readonly<Record<'name' | 'uid' | 'time', string>>,
): boolean {
  const get = (one: string) => documents.get(one) ?? null;
  const caller = { kind: 'user', uid, token: {} } as const;
  const request = { method: 'get', caller, time, name, before: get(name), after: null } as const;
  return rules().decide(request, { get, getAfter: get }).allowed;
}
