import { type Decision, type FirestoreRules, parseFirestoreRules } from '@quits/security-rules';

const SOURCE = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /own/{uid} {
      allow read, write: if request.auth.uid == uid;
    }
    match /posts/{post} {
      allow read: if resource.data.public == true || resource.data.author == request.auth.uid;
      allow create, update: if request.resource.data.author == request.auth.uid;
    }
  }
}`;

const LOCKED = 'projects/demo-locked/';
const ALLOWED: Decision = { allowed: true, cost: 0, explanation: 'Only one project is locked.' };

/** Rules that apply to one project and allow everything in others. */
export const stageRules: FirestoreRules = lockOneProject(parse(SOURCE));

function lockOneProject(rules: FirestoreRules): FirestoreRules {
  return {
    decide: (request, ...rest) =>
      request.name.startsWith(LOCKED) ? rules.decide(request, ...rest) : ALLOWED,
    decideQuery: (request, reader) =>
      request.parent.startsWith(LOCKED) ? rules.decideQuery(request, reader) : ALLOWED,
  };
}

function parse(source: string): FirestoreRules {
  const parsed = parseFirestoreRules(source, 'stage.rules');
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join('\n'));
  return parsed.value;
}
