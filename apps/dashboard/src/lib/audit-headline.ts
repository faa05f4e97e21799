import { TEXTS } from '../texts.ts';

const texts = TEXTS.audit;
const API = '/__/api/';

/** Returns an entry of the audit log as a sentence; `undefined` for entries of other logs. */
export function auditHeadline({
  event,
  who,
  act,
  reason,
}: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof event !== 'string' || typeof who !== 'string') return undefined;
  switch (event) {
    case 'administrator-joined':
      return texts.joined(who);
    case 'administrator-signed-in':
      return texts.signedIn(who);
    case 'administrator-signed-out':
      return texts.signedOut(who);
    case 'administrator-refused':
      return texts.refused(who, String(reason));
    case 'administrator-acted':
      return texts.acted(who, String(act).replace(API, ''));
    default:
      return undefined;
  }
}
