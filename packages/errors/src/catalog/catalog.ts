import type { Recovery } from '../recovery.ts';
import { auth } from './auth.ts';
import { firestore } from './firestore.ts';
import { analytics, app, appCheck, installations } from './platform.ts';
import { type OwnErrorCode, ownErrors } from './own.ts';
import { storage } from './storage.ts';
import type { CodesOf, RecoveryTable } from './table.ts';

const tables = {
  auth,
  firestore,
  storage,
  app,
  installations,
  analytics,
  'app-check': appCheck,
} as const satisfies Record<string, RecoveryTable>;

type Tables = typeof tables;

/** Every code of the provider and of this package; `unexpected` is the fallback. */
export type ErrorCode = { [S in keyof Tables]: CodesOf<S, Tables[S]> }[keyof Tables] | OwnErrorCode;

type OwnTable = (typeof ownErrors)['table'];

/** Codes with one of the given recoveries. */
export type CodeWithRecovery<R extends Recovery> =
  | { [S in keyof Tables]: CodesOf<S, Pick<Tables[S], Extract<keyof Tables[S], R>>> }[keyof Tables]
  | { [Code in OwnErrorCode]: OwnTable[Code]['recovery'] extends R ? Code : never }[OwnErrorCode];

function recoveriesByCode(): Map<string, Recovery> {
  const reactions = new Map<string, Recovery>(
    Object.entries(ownErrors.table).map(([code, { recovery }]) => [code, recovery]),
  );
  for (const [service, table] of Object.entries<RecoveryTable>(tables)) {
    for (const [recovery, codes] of Object.entries(table)) {
      for (const code of codes) reactions.set(`${service}/${code}`, recovery as Recovery);
    }
  }
  return reactions;
}

// Marked pure, so that a bundle that imports only the error class omits the tables.
const recoveries = /* @__PURE__ */ recoveriesByCode();

/** Every code of the catalog. */
export function errorCodes(): readonly ErrorCode[] {
  return [...recoveries.keys()] as ErrorCode[];
}

/** Returns whether the catalog contains a code. */
export function isErrorCode(code: string): code is ErrorCode {
  return recoveries.has(code);
}

/** Returns the recovery of a code. */
export function recoveryFor(code: ErrorCode): Recovery {
  return recoveries.get(code) ?? 'contact';
}
