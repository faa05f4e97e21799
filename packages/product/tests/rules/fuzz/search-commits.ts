import type { Changes, Commit, Documents } from './commit.ts';
import { complaintsAbout } from './complaints.ts';
import { mutantsOf } from './mutants.ts';
import { isAccepted } from './decide-commit.ts';
import { text, map, type Fields, type Value } from './value.ts';

/** Accounts that send a mutant, besides the author of the commit. */
const ACTORS = ['owner', 'editor', 'viewer', 'stranger', 'removed'] as const;

/** Options of {@link searchCommits}. */
export interface SearchOptions {
  readonly commits: readonly Commit[];
  /** Tries one of this many mutants. @default 1 */
  readonly every?: number;
  /** The offset of the first one. @default 0 */
  readonly seed?: number;
  /** Called for each mutant that the rules accept. */
  readonly onAccepted?: (commit: Commit, what: string) => void;
}

/** The result of {@link searchCommits}. */
export interface SearchResult {
  readonly played: number;
  readonly accepted: number;
  /** Violations, each with the commit, the mutated field and the effect on other members. */
  readonly violations: readonly string[];
}

/**
 * Sends mutants of legal commits as every account, and checks each accepted one from other members'
 * perspective.
 */
export function searchCommits({
  commits,
  every = 1,
  seed = 0,
  onAccepted,
}: SearchOptions): SearchResult {
  let [played, accepted, index] = [0, 0, seed];
  const violations: string[] = [];
  for (const commit of commits) {
    for (const { what, changes } of mutantsOf(commit)) {
      index += 1;
      const actors = ACTORS.filter((actor) => actor !== commit.uid);
      for (const [at, actor] of [commit.uid, ...actors].entries()) {
        // Staggered, so that a sample covers every pair of field and account over time.
        if ((index + at * 7) % every !== 0) continue;
        const mutant = changes();
        if (mutant === undefined) continue;
        const attempt = at === 0 ? { ...commit, changes: mutant } : asActor(commit, mutant, actor);
        played += 1;
        if (!isAccepted(attempt, attempt.uid)) continue;
        accepted += 1;
        const label = `${actor}: ${commit.label}: ${what}`;
        onAccepted?.(attempt, label);
        const complaints = complaintsAbout(attempt);
        if (complaints.length > 0) violations.push(`${label}\n    ${complaints.join('\n    ')}`);
      }
    }
  }
  return { played, accepted, violations };
}

const AUTHORS: ReadonlySet<string> = new Set(['by', 'createdBy', 'updatedBy', 'from']);

/** The same commit, sent by another account. */
function asActor(commit: Commit, changes: Changes, actor: string): Commit {
  const uid = actor === 'removed' ? commit.uid : actor;
  const signed = new Map(
    [...changes].map(([name, document]) => [
      name.endsWith(`/joins/${commit.uid}`) ? name.replace(/[^/]+$/u, uid) : name,
      document && { ...document, fields: signedFields(document.fields ?? {}, commit.uid, uid) },
    ]),
  );
  if (actor !== 'removed') return { ...commit, uid, changes: signed };
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

/** The same documents after an account was removed from the group. */
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
