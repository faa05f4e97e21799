import { isDeepStrictEqual } from 'node:util';
import type { Document } from '@quits/security-rules';
import { simplifyDebts } from '@quits/ledger';
import { exportCsv, exportJson } from '@quits/ledger/files';
import { exportedGroup } from '../../../src/export/exported-group.ts';
import { previewOf } from '../../../src/joining/preview-of.ts';
import { dueDays, nextDay } from '../../../src/series/recurrence.ts';
import { LIMITS } from '../../../src/limits.ts';
import type { Group } from '../../../src/group/schema.ts';
import { readGroupChange, readKeptGroup } from '../../../src/group/group-change.ts';
import { after, type Commit, type Documents, nameOf, pathOf } from './commit.ts';
import { type Found, findGroup } from './found.ts';
import { mayGet } from './decide-commit.ts';
import { decodedFields } from './value.ts';

/**
 * Returns the violations that other members would notice after an accepted commit; empty if there
 * are none.
 */
export function complaintsAbout(commit: Commit): readonly string[] {
  const { before, groupId } = commit;
  const stored = after(commit);
  if (stored.get(nameOf(`groups/${groupId}`)) === undefined) return aboutDeletion(commit);
  const was = findGroup(before, groupId);
  const is = findGroup(stored, groupId);
  return [
    ...aboutReading(was, is, commit),
    ...aboutPlaces(was, is, commit, stored),
    ...aboutSums(was, is, commit),
    ...aboutOthersDocuments(was, commit),
    ...aboutPreviews(commit),
    ...aboutComments({ was, is }, commit, stored),
    ...aboutWork(is, stored, groupId),
  ];
}

function roleIn({ group }: Found, uid: string): string {
  return group?.roles[uid] ?? 'none';
}

function aboutDeletion({ before, groupId, uid }: Commit): readonly string[] {
  const was = findGroup(before, groupId);
  if (was.group === undefined) return [];
  return roleIn(was, uid) === 'owner' && was.group.archivedAt !== undefined
    ? []
    : ['the group is gone'];
}

function aboutReading(was: Found, is: Found, { changes, uid }: Commit): readonly string[] {
  if (is.group === undefined) return ['the group cannot be read'];
  const known = new Set([...was.unreadable, ...(was.group?.unreadable ?? [])]);
  const isRecount = ['=', '*'].includes(is.group.last?.of ?? '') && setsSums(changes);
  const lost = [...is.unreadable, ...is.group.unreadable].filter((path) => !known.has(path));
  const complaints = lost.filter((path) => {
    // Wrong from the start, and fixed by the next recount.
    if (path.startsWith('balances.')) return !isRecount;
    // The creator of a group may store anything in it; others' apps ignore it.
    if (was.group === undefined && /^(?:people|categories)\./u.test(path)) return false;
    // Not readable by anyone.
    if (path.includes('/joins/')) return false;
    return !(path.includes('/expenses/') && hasMany(changes, path));
  });
  const names = Object.values(is.group.people).filter(({ name }) => name.trim() === '');
  return [
    ...complaints.map((path) => `${path} cannot be read any more`),
    ...(names.length === 0 ? [] : ['somebody has no name']),
    ...(sizeOf(is) > sizeOf(was) + 40_000 ? [`the group grew to ${sizeOf(is)} letters`] : []),
    ...(roleIn(was, uid) === 'none' &&
    was.group !== undefined &&
    is.expenses.length !== was.expenses.length
      ? ['a stranger wrote expenses']
      : []),
  ];
}

function sizeOf({ group }: Found): number {
  return JSON.stringify(group ?? {}).length;
}

function setsSums(changes: Commit['changes']): boolean {
  return [...changes.keys()].some((name) => /\/groups\/[^/]+$/u.test(name));
}

/**
 * Returns whether an expense has more people than the rules check, so that it may become
 * unreadable; see docs/security.md.
 */
function hasMany(changes: Commit['changes'], path: string): boolean {
  const [, end = ''] = path.split('/expenses/');
  for (const [name, document] of changes) {
    if (!name.endsWith(`/expenses/${end}`)) continue;
    const { payers, shares } = decodedFields(document?.fields ?? {});
    return [payers, shares].some(
      (one) => typeof one === 'object' && Object.keys(one ?? {}).length > LIMITS.checkedPeople,
    );
  }
  return false;
}

/** Checks roles, seats and read access after a commit by a non-owner. */
function aboutPlaces(was: Found, is: Found, { uid, time, groupId }: Commit, stored: Documents) {
  const complaints: string[] = [];
  if (was.group === undefined || is.group === undefined) return complaints;
  const own = roleIn(was, uid);
  const [before, now] = [was.group, is.group];
  const hadOwner = Object.values(before.roles).includes('owner');
  if (hadOwner && !Object.values(now.roles).includes('owner'))
    complaints.push('nobody owns the group');
  const accounts = new Set([...Object.keys(before.roles), ...Object.keys(now.roles)]);
  for (const one of accounts) {
    const isIn = now.roles[one] !== undefined;
    const reads = mayGet(stored, { name: nameOf(`groups/${groupId}`), uid: one, time });
    if (isIn && !reads) complaints.push(`${one} cannot open the group`);
    if (own === 'owner' || before.roles[one] === now.roles[one]) continue;
    const isOwnDoing = one === uid && (!isIn || own === 'none');
    const isRemovedByOthers = one !== uid && !isIn && own === 'none';
    if (!isOwnDoing && !isRemovedByOthers)
      complaints.push(`${one} is ${now.roles[one] ?? 'nobody'} now`);
  }
  for (const id of new Set([...Object.keys(before.seats), ...Object.keys(now.seats)])) {
    const old = seatIn(before, id);
    const next = seatIn(now, id);
    if (old === next || next === uid) continue;
    const isMoved = Object.entries(before.seats).some(([, one]) => one === next && next !== '');
    if (next !== '' && !(isMoved && own === 'owner')) complaints.push(`${id} is ${next} now`);
    if (next === '' && old !== uid && own !== 'owner') complaints.push(`${id} is cleared`);
  }
  if (own === 'editor' || own === 'owner') return complaints;
  for (const [id, person] of Object.entries(before.people)) {
    const isMine = person.uid === uid;
    if (!isMine && !same({ ...person, uid: '' }, { ...now.people[id], uid: '' })) {
      complaints.push(`${id} was changed by a ${own}`);
    }
  }
  for (const key of [
    'name',
    'emoji',
    'currency',
    'categories',
    'simplify',
    'usualSplit',
    'usualCategory',
    'usualPayer',
    'balances',
    'links',
  ] as const) {
    if (!same(before[key], now[key])) complaints.push(`${key} was changed by a ${own}`);
  }
  return complaints;
}

function seatIn({ seats }: Group, id: string): string {
  return Object.hasOwn(seats, id) ? (seats[id] ?? '') : '';
}

/** Returns whether two values are equal, in whatever order their fields are stored. */
function same(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}

/**
 * Checks sums. Documents the exceptions that rules can't check: an owner's commit of several
 * expenses, a recount, an unchanged month.
 */
function aboutSums(was: Found, is: Found, { changes, uid }: Commit): readonly string[] {
  const isMoved = [...changes].some(
    ([name, document]) => /\/groups\/[^/]+$/u.test(name) && document !== null,
  );
  const last = isMoved ? (is.group?.last?.of ?? '') : '';
  const isOwnCommit = last === '=' || (last === '*' && roleIn(is, uid) === 'owner');
  if (isOwnCommit && last !== was.group?.last?.of) return [];
  // The sums of a group being deleted don't matter.
  if (was.group?.archivedAt !== undefined && roleIn(was, uid) === 'owner') return [];
  const own = { ...is.missing, months: {} };
  const complaints =
    same(own, { ...was.missing, months: {} }) || isSetAside(was, is)
      ? []
      : [`balances are off by ${JSON.stringify(own)}`];
  const missing = writtenMonths(is, changes);
  if (!same(missing, writtenMonths(was, changes)) && !isSetAside(was, is)) {
    complaints.push(`months are off by ${JSON.stringify(missing)}`);
  }
  return complaints;
}

/** An expense of very many people that does not add up counts nowhere, and its sums are found by devices. */
function isSetAside(was: Found, is: Found): boolean {
  return is.unreadable.filter((path) => path.includes('/expenses/')).length > was.unreadable.length;
}

/** Returns the corrections of the months that a commit writes; it may leave others unchanged. */
function writtenMonths({ missing }: Found, changes: Commit['changes']) {
  const written = new Set([...changes.keys()].map((name) => pathOf(name).split('/months/')[1]));
  return Object.entries(missing.months)
    .flatMap(([month, byCurrency]) =>
      Object.entries(byCurrency).flatMap(([currency, { byPayer, ...spent }]) => [
        ...(written.has(`${month}-${currency}`) ? [{ month, currency, sums: spent }] : []),
        ...(written.has(`${month}-${currency}-paid`)
          ? [{ month, currency, sums: { byPayer } }]
          : []),
      ]),
    )
    .filter(({ sums }) => Object.values(sums).some((parts) => Object.keys(parts).length > 0));
}

/** Checks that members without write access didn't change other members' documents. */
function aboutOthersDocuments(was: Found, { before, changes, uid }: Commit): readonly string[] {
  const own = roleIn(was, uid);
  if (own === 'editor' || own === 'owner' || was.group === undefined) return [];
  return [...changes].flatMap(([name, document]) => {
    const [id = '', collection = ''] = pathOf(name).split('/').reverse();
    const stored = before.get(name);
    const by = decodedFields((stored ?? document)?.fields ?? {})['by'];
    const from = decodedFields(stored?.fields ?? {})['from'];
    const isOwn =
      collection === 'groups' ||
      collection === 'invites' ||
      (collection === 'activity' && stored === undefined) ||
      (collection === 'comments' && by === uid) ||
      (collection === 'expenses' && isOnlyCounted(stored, document)) ||
      (collection === 'joins' && id === uid) ||
      (collection === 'handovers' && (id === uid || stored === undefined || from === uid));
    return isOwn || (stored === undefined && document === null)
      ? []
      : [`${collection}/${id} was written by a ${own}`];
  });
}

/** Returns whether a change of an expense concerns only the number of its comments. */
function isOnlyCounted(stored: Document | undefined, document: Document | null) {
  const rest = (one: Document | null | undefined) => {
    const { commentCount: _, lastComment: __, ...fields } = decodedFields(one?.fields ?? {});
    return fields;
  };
  return stored !== undefined && document !== null && same(rest(stored), rest(document));
}

/** Checks that expenses that count their comments count each of them. */
function aboutComments(
  { was, is }: { readonly was: Found; readonly is: Found },
  { changes, uid }: Commit,
  stored: Documents,
): readonly string[] {
  const touched = new Set(
    [...changes.keys()].map((name) => /^.*\/expenses\/[^/]+/u.exec(name)?.[0] ?? ''),
  );
  // An owner may purge an archived group, also by the commit that reopens it.
  if (is.group?.archivedAt !== undefined) return [];
  if (was.group?.archivedAt !== undefined && roleIn(was, uid) === 'owner') return [];
  return [...touched].flatMap((name) => {
    const { commentCount: count } = decodedFields(stored.get(name)?.fields ?? {});
    if (count === undefined) return [];
    const comments = [...stored].filter(([path, document]) => {
      return path.startsWith(`${name}/comments/`) && document !== undefined;
    });
    return count === comments.length
      ? []
      : [`${pathOf(name)} counts ${JSON.stringify(count)} comments of ${comments.length}`];
  });
}

/** Checks that a link's preview equals its stored value, so that invalid entries hide nobody. */
function aboutPreviews({ changes, before }: Commit): readonly string[] {
  return [...changes].flatMap(([name, document]) => {
    if (!name.includes('/invites/') || document === null) return [];
    const { preview } = decodedFields(document.fields ?? {});
    const old = decodedFields(before.get(name)?.fields ?? {})['preview'];
    if (same(preview, old)) return [];
    const { people, accepted, emoji } = Object(preview);
    const names: readonly unknown[] = Object.values(Object(people));
    const ids: readonly unknown[] = Array.isArray(accepted) ? accepted : [];
    const isJunk =
      names.some((one) => typeof one !== 'string' || one.trim() === '') ||
      ids.some((one) => typeof one !== 'string') ||
      typeof emoji !== 'string';
    return isJunk ? [`${pathOf(name)} shows junk`] : [];
  });
}

/** Checks that screens, exports and plans handle it; they throw if they can't. */
function aboutWork({ group, expenses, series }: Found, stored: Documents, groupId: string) {
  if (group === undefined) return [];
  const complaints: string[] = [];
  const works = (what: string, work: () => unknown) => {
    try {
      work();
    } catch (error) {
      complaints.push(`${what} fails: ${String(error).slice(0, 200)}`);
    }
  };
  works('the export', () => {
    const whole = exportedGroup(group, expenses, series);
    exportJson(whole);
    exportCsv(whole);
  });
  works('a plan', () => {
    for (const balances of Object.values(group.balances)) simplifyDebts({ balances });
  });
  works('a preview', () => previewOf(group, 'owner'));
  for (const { data } of series) {
    works('a series', () => {
      dueDays(data, '2026-11-22');
      nextDay(data, data.nextDate);
    });
  }
  for (const [name, { fields = {} }] of stored) {
    if (!name.includes(`${groupId}/activity/`)) continue;
    const { before, after: next } = decodedFields(fields);
    works('the history', () => [readKeptGroup(Object(before)), readGroupChange(Object(next))]);
  }
  return complaints;
}
