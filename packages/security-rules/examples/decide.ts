// Evaluates rules for a document without a server.
//   node --conditions=@quits/source packages/security-rules/examples/decide.ts
import { parseFirestoreRules, type DocumentRequest, type RulesReader } from '@quits/security-rules';

const parsed = parseFirestoreRules(
  `rules_version = '2';
  service cloud.firestore {
    match /databases/{database}/documents/notes/{id} {
      allow read: if request.auth.uid == resource.data.author;
    }
  }`,
  'firestore.rules',
  { coverage: true },
);
if (!parsed.ok) throw new Error(parsed.error[0]?.message);
const rules = parsed.value;

const time = '2026-11-22T12:00:00Z';
const name = 'projects/demo/databases/(default)/documents/notes/tent';
const note = {
  name,
  fields: { author: { stringValue: 'ada' } },
  createTime: time,
  updateTime: time,
};
const reader: RulesReader = { get: () => null, getAfter: () => null }; // answers get() and exists() of the rules

for (const uid of ['ada', 'ben']) {
  const caller = { kind: 'user', uid, token: {} } as const;
  const request: DocumentRequest = { method: 'get', caller, time, name, before: note, after: null };
  const { allowed, cost, explanation } = rules.decide(request, reader);
  console.log(uid, allowed ? 'may' : 'may not', `read it, for ${cost} expressions.`, explanation);
}
const [condition] = rules.coverage().report ?? [];
console.log('Coverage:', JSON.stringify(condition?.values)); // how often the condition was what
