import type { Reaction } from '../reaction.ts';
import { auth } from './auth.ts';
import { firestore } from './firestore.ts';
import { analytics, app, appCheck, installations } from './platform.ts';
import { type OwnErrorCode, ownErrors } from './own.ts';
import { storage } from './storage.ts';
import type { CodesOf, ReactionTable } from './table.ts';

const tables = {
  auth,
  firestore,
  storage,
  app,
  installations,
  analytics,
  'app-check': appCheck,
} as const satisfies Record<string, ReactionTable>;

type Tables = typeof tables;

/** Every code that the provider and this package have; `unexpected` stands for all that no entry names. */
export type ErrorCode = { [S in keyof Tables]: CodesOf<S, Tables[S]> }[keyof Tables] | OwnErrorCode;

type OwnTable = (typeof ownErrors)['table'];

/** The codes that ask for one of the given reactions. */
export type CodeWithReaction<R extends Reaction> =
  | { [S in keyof Tables]: CodesOf<S, Pick<Tables[S], Extract<keyof Tables[S], R>>> }[keyof Tables]
  | { [Code in OwnErrorCode]: OwnTable[Code]['reaction'] extends R ? Code : never }[OwnErrorCode];

function reactionsByCode(): Map<string, Reaction> {
  const reactions = new Map<string, Reaction>(
    Object.entries(ownErrors.table).map(([code, { reaction }]) => [code, reaction]),
  );
  for (const [service, table] of Object.entries<ReactionTable>(tables)) {
    for (const [reaction, codes] of Object.entries(table)) {
      for (const code of codes) reactions.set(`${service}/${code}`, reaction as Reaction);
    }
  }
  return reactions;
}

// Marked pure, so that a bundle which imports only the error class leaves the tables out.
const reactions = /* @__PURE__ */ reactionsByCode();

/** Every code of the catalogue. */
export function errorCodes(): readonly ErrorCode[] {
  return [...reactions.keys()] as ErrorCode[];
}

/** Tells whether the catalogue names this code. */
export function isErrorCode(code: string): code is ErrorCode {
  return reactions.has(code);
}

/** What to do about a code. */
export function reactionTo(code: ErrorCode): Reaction {
  return reactions.get(code) ?? 'contact';
}
