import type { Changes, Commit, Documents } from './commit.ts';
import { complaintsAbout } from './complaints.ts';
import { mutantsOf } from './mutants.ts';
import { isTaken } from './play.ts';
import { text, map, type Fields, type Value } from './value.ts';

/** Who plays a commit, beside the account that it is of. */
export const PLAYERS = ['owner', 'editor', 'viewer', 'stranger', 'removed'] as const;

/** What a hunt is after. */
export interface HuntOptions {
  readonly commits: readonly Commit[];
  /** Of so many mutants one is played. @default 1 */
  readonly every?: number;
  /** Which of them. @default 0 */
  readonly seed?: number;
  /** Called for each commit that was taken. */
  readonly onTaken?: (commit: Commit, what: string) => void;
}

/** What a hunt came to. */
export interface Catch {
  readonly played: number;
  readonly taken: number;
  /** Each with the commit, the place and what others find wrong. */
  readonly holes: readonly string[];
}

/** Plays mutants of legal commits as everybody, and looks at what the rules took with the eyes of the others. */
export function hunt({ commits, every = 1, seed = 0, onTaken }: HuntOptions): Catch {
  let [played, taken, index] = [0, 0, seed];
  const holes: string[] = [];
  for (const commit of commits) {
    for (const { what, changes } of mutantsOf(commit)) {
      index += 1;
      const players = PLAYERS.filter((player) => player !== commit.uid);
      for (const [at, player] of [commit.uid, ...players].entries()) {
        // One after the other, so that every field meets each of them sooner or later.
        if ((index + at * 7) % every !== 0) continue;
        const mutant = changes();
        if (mutant === undefined) continue;
        const attempt =
          at === 0 ? { ...commit, changes: mutant } : playedBy(commit, mutant, player);
        played += 1;
        if (!isTaken(attempt, attempt.uid)) continue;
        taken += 1;
        const label = `${player}: ${commit.label}: ${what}`;
        onTaken?.(attempt, label);
        const complaints = complaintsAbout(attempt);
        if (complaints.length > 0) holes.push(`${label}\n    ${complaints.join('\n    ')}`);
      }
    }
  }
  return { played, taken, holes };
}

const AUTHORS: ReadonlySet<string> = new Set(['by', 'createdBy', 'updatedBy', 'from']);

/** A commit in the name of somebody else. */
function playedBy(commit: Commit, changes: Changes, player: string): Commit {
  const uid = player === 'removed' ? commit.uid : player;
  const signed = new Map(
    [...changes].map(([name, document]) => [
      name.endsWith(`/joins/${commit.uid}`) ? name.replace(/[^/]+$/u, uid) : name,
      document && { ...document, fields: signedFields(document.fields ?? {}, commit.uid, uid) },
    ]),
  );
  if (player !== 'removed') return { ...commit, uid, changes: signed };
  return {
    ...commit,
    uid,
    before: without(commit.before, commit.uid),
    changes: withoutIn(signed, commit.uid),
  };
}

function signedFields(fields: Fields, from: string, to: string): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if ('mapValue' in value && key === 'links') {
        return [key, map(signedFields(value.mapValue.fields ?? {}, from, to))];
      }
      const isAuthor = AUTHORS.has(key) && 'stringValue' in value && value.stringValue === from;
      return [key, isAuthor ? text(to) : value];
    }),
  );
}

/** The same, where an account is no member any more. */
function without(documents: Documents, uid: string): Documents {
  return new Map(
    [...documents].map(([name, one]) => [name, { ...one, fields: gone(one.fields ?? {}, uid) }]),
  );
}

function withoutIn(changes: Changes, uid: string): Changes {
  return new Map(
    [...changes].map(([name, one]) => [
      name,
      one && { ...one, fields: gone(one.fields ?? {}, uid) },
    ]),
  );
}

function gone(fields: Fields, uid: string): Fields {
  const { memberUids, roles, ...rest } = fields;
  if (memberUids === undefined || roles === undefined) return fields;
  const members = 'arrayValue' in memberUids ? (memberUids.arrayValue.values ?? []) : [];
  const isOther = (one: Value) => !('stringValue' in one) || one.stringValue !== uid;
  const { [uid]: _, ...others } = 'mapValue' in roles ? (roles.mapValue.fields ?? {}) : {};
  return {
    ...rest,
    memberUids: { arrayValue: { values: members.filter(isOther) } },
    roles: map(others),
  };
}
