import { TEXTS } from '../texts.ts';

const texts = TEXTS.audit;
const API = '/__/api/';

/** Returns an entry of the audit log as a sentence; `undefined` for entries of other logs. */
export function auditHeadline(entry: Readonly<Record<string, unknown>>): string | undefined {
  return ofAdministrator(entry) ?? ofUser(entry);
}

function ofAdministrator({ event, who, act, reason }: Readonly<Record<string, unknown>>) {
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

function ofUser(entry: Readonly<Record<string, unknown>>): string | undefined {
  const { event, uid, method, reason, count } = entry;
  switch (event) {
    case 'signed-in': {
      const text = entry['isNew'] === true ? texts.userSignedUp : texts.userSignedIn;
      return text(String(uid), String(method));
    }
    case 'sign-in-refused':
      return texts.userRefused(String(method), String(reason));
    case 'sign-ins-left-out':
      return texts.leftOut(String(count));
    default:
      return undefined;
  }
}
