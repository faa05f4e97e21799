import { parseFirestoreRules, type FirestoreRules } from '@quits/security-rules';
import { serviceOf } from '@quits/tooling-backend-testing/service-of';

/** Parses the matches of rules that must be right. */
export function rulesOf(body: string): FirestoreRules {
  const parsed = parseFirestoreRules(serviceOf(body), 'firestore.rules');
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join('\n'));
  return parsed.value;
}
