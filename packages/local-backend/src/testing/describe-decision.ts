import type { DecidedRequest } from '@quits/security-rules';

/** Describes a decision for the message of a failing test: position, request, and the values that decided. */
export function describeDecision({
  at,
  method,
  name,
  uid,
  allowed,
  explanation,
}: DecidedRequest): string {
  const verdict = allowed ? 'allowed' : 'denied';
  const path = name.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\/?/, '/');
  const caller = uid === null ? 'signed out' : `as ${uid}`;
  return `${at ?? 'rules'} ${verdict} ${method} ${path} (${caller})\n    ${explanation.replaceAll('\n', '\n  ')}`;
}
