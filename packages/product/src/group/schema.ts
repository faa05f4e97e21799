import * as v from 'valibot';
import { firstCharacters, LIMITS } from '../limits.ts';
import {
  amountsByPersonSchema,
  currencySchema,
  idSchema,
  keySchema,
  optionalTextSchema,
  type Role,
  roleSchema,
  textSchema,
  timestampSchema,
} from '../values/common.ts';
import { isStoredMap, readEntries, readOr } from '../values/tolerant.ts';

/** People that a group may have. */
export const MAX_PEOPLE = LIMITS.people;

/** Someone whom expenses name, as stored. */
export const personSchema = v.object({
  name: textSchema(LIMITS.text.personName),
  /** The account, in groups of the first version; `seats` says it now. */
  uid: v.exactOptional(v.string()),
  defaultWeight: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
  household: v.exactOptional(v.string()),
  leftAt: v.exactOptional(timestampSchema),
  /** Expenses are being moved to this person; what is left can be moved by going on. */
  mergingInto: v.exactOptional(idSchema),
  /** Turned out to be this person; kept as a name for the history. */
  mergedInto: v.exactOptional(idSchema),
});

/** A category that a group made for itself; a removed one is kept for the expenses that have it. */
export const ownCategorySchema = v.object({
  name: textSchema(LIMITS.text.categoryName),
  emoji: v.string(),
  removed: v.exactOptional(v.boolean()),
});

/** A standing link, as far as every member may know it. */
const linkNameSchema = v.object({
  inviteId: idSchema,
  /** The account that made it. */
  by: v.string(),
});

/** See {@link linkNameSchema}. */
export type LinkName = v.InferOutput<typeof linkNameSchema>;

/** Roles that a link can give. */
export const linkRoleSchema = v.picklist(['editor', 'viewer']);

/** See {@link linkRoleSchema}. */
export type LinkRole = v.InferOutput<typeof linkRoleSchema>;

/** `groups/{groupId}` as it is written. */
const storedGroupSchema = v.object({
  name: textSchema(LIMITS.text.groupName),
  emoji: optionalTextSchema(LIMITS.text.emoji),
  currency: currencySchema,
  people: v.record(keySchema, personSchema),
  /** The account on each person; empty for one that was cleared. */
  seats: v.record(keySchema, v.string()),
  categories: v.record(keySchema, ownCategorySchema),
  simplify: v.boolean(),
  roles: v.record(v.string(), roleSchema),
  memberUids: v.array(v.string()),
  /** The last revision of each setting: a field of the group, a person, a category or a role. */
  revs: v.exactOptional(v.record(v.string(), v.string())),
  /** The last edit of settings: its revision, those that it was made on, and the people it changed. */
  edit: v.exactOptional(
    v.object({
      rev: v.string(),
      bases: v.record(v.string(), v.string()),
      people: v.pipe(v.array(idSchema), v.readonly()),
    }),
  ),
  balances: v.record(currencySchema, amountsByPersonSchema),
  expenseCount: v.pipe(v.number(), v.safeInteger()),
  /** The last commit that moved sums: its revision, when it was, and the expense that it counts, `*` or `=`. */
  last: v.exactOptional(
    v.object({
      rev: v.string(),
      of: v.string(),
      at: v.exactOptional(timestampSchema),
      base: v.exactOptional(v.string()),
    }),
  ),
  /**
   * The standing link of each role, so that whoever changes people or the name can keep what it shows
   * current without reading it. The secret is in `links`.
   */
  links: v.exactOptional(v.record(linkRoleSchema, linkNameSchema)),
  archivedAt: v.exactOptional(timestampSchema),
  /** An owner has begun to delete it; what is left can be deleted by going on. */
  deletingAt: v.exactOptional(timestampSchema),
  /** Made to look around in; offered to be removed again. */
  isExample: v.exactOptional(v.boolean()),
  createdAt: timestampSchema,
  createdBy: v.string(),
  lastActivityAt: timestampSchema,
});

/** See {@link storedGroupSchema}. */
export type StoredGroup = v.InferInput<typeof storedGroupSchema>;

/** A group as the app reads it. */
export interface Group extends Omit<
  v.InferOutput<typeof storedGroupSchema>,
  'revs' | 'edit' | 'seats' | 'links'
> {
  readonly seats: Readonly<Record<string, string>>;
  readonly revs: Readonly<Record<string, string>>;
  readonly links?: Readonly<Partial<Record<LinkRole, LinkName>>>;
  /** Dotted paths of what is stored and cannot be read; it is left out and counts for nothing. */
  readonly unreadable: readonly string[];
}

/** See {@link ownCategorySchema}. */
export type OwnCategory = v.InferOutput<typeof ownCategorySchema>;

/** See {@link personSchema}; `uid` is the account on the person, wherever it is stored. */
export type Person = v.InferOutput<typeof personSchema>;

/**
 * A group, read tolerantly: what one member has stored in a form that no app can read is left out and
 * named, and takes the group from nobody.
 */
export const groupSchema = v.pipe(
  v.custom<StoredGroup>(isStoredMap),
  v.transform((stored): Group => readGroup(stored)),
);

function readGroup(stored: Readonly<Record<string, unknown>>): Group {
  const people = readEntries(stored['people'], keySchema, readPerson);
  const categories = readEntries(stored['categories'], keySchema, ownCategorySchema);
  const seats = readEntries(stored['seats'], keySchema, v.string());
  const roles = readEntries<Role>(stored['roles'], v.string(), roleSchema);
  const revs = readEntries(stored['revs'], v.string(), v.string());
  const links = readEntries(stored['links'], linkRoleSchema, linkNameSchema);
  const sums = readBalances(stored['balances']);
  const last = readOr(storedGroupSchema.entries.last.wrapped, stored['last'], undefined);
  const memberUids: readonly unknown[] = Array.isArray(stored['memberUids'])
    ? stored['memberUids']
    : [];
  const archivedAt = readOr(timestampSchema, stored['archivedAt'], null);
  const deletingAt = readOr(timestampSchema, stored['deletingAt'], null);
  return {
    name: readName(stored['name']),
    emoji: readOr(storedGroupSchema.entries.emoji, stored['emoji'], ''),
    currency: readOr(currencySchema, stored['currency'], 'EUR'),
    people: seated(people.read, seats.read),
    seats: seats.read,
    categories: categories.read,
    simplify: stored['simplify'] !== false,
    roles: roles.read,
    memberUids: memberUids.filter((uid) => typeof uid === 'string'),
    revs: revs.read,
    ...(Object.keys(links.read).length === 0 ? {} : { links: links.read }),
    balances: sums.balances,
    expenseCount: readOr(storedGroupSchema.entries.expenseCount, stored['expenseCount'], 0),
    ...(last === undefined ? {} : { last }),
    ...(stored['archivedAt'] === undefined ? {} : { archivedAt }),
    ...(stored['deletingAt'] === undefined ? {} : { deletingAt }),
    ...(stored['isExample'] === true ? { isExample: true } : {}),
    createdAt: readOr(timestampSchema, stored['createdAt'], null),
    createdBy: readOr(v.string(), stored['createdBy'], ''),
    lastActivityAt: readOr(timestampSchema, stored['lastActivityAt'], null),
    unreadable: [
      ...people.unreadable.map((id) => `people.${id}`),
      ...categories.unreadable.map((id) => `categories.${id}`),
      ...sums.unreadable,
    ],
  };
}

/** What a name was cut to is better than no group. */
function readName(stored: unknown): string {
  const name = typeof stored === 'string' ? stored.trim() : '';
  return name === '' ? '?' : firstCharacters(name, LIMITS.text.groupName);
}

/** A person whose name can be read is read; what else does not fit counts as not said. */
function readPerson(stored: unknown): Person | undefined {
  if (!isStoredMap(stored) || typeof stored['name'] !== 'string') return undefined;
  const { uid, household, leftAt, mergingInto, mergedInto } = stored;
  const { entries } = personSchema;
  return {
    name: readName(stored['name']),
    defaultWeight: readOr(entries.defaultWeight, stored['defaultWeight'], 1),
    ...(typeof uid === 'string' && uid !== '' ? { uid } : {}),
    ...(typeof household === 'string' && household.trim() !== '' ? { household } : {}),
    ...(leftAt === undefined ? {} : { leftAt: readOr(timestampSchema, leftAt, null) }),
    ...(v.is(idSchema, mergingInto) ? { mergingInto } : {}),
    ...(v.is(idSchema, mergedInto) ? { mergedInto } : {}),
  };
}

/** Puts each account on its person. */
function seated(
  people: Readonly<Record<string, Person>>,
  seats: Readonly<Record<string, string>>,
): Record<string, Person> {
  return Object.fromEntries(
    Object.entries(people).map(([id, { uid, ...person }]) => {
      const account = Object.hasOwn(seats, id) ? seats[id] : uid;
      return [id, account === undefined || account === '' ? person : { ...person, uid: account }];
    }),
  );
}

interface ReadSums {
  readonly balances: Record<string, Record<string, number>>;
  readonly unreadable: readonly string[];
}

function readBalances(stored: unknown): ReadSums {
  const unreadable: string[] = [];
  const { read, unreadable: currencies } = readEntries(stored, currencySchema, (byPerson) => {
    if (!isStoredMap(byPerson)) return undefined;
    return readEntries(byPerson, keySchema, v.pipe(v.number(), v.safeInteger()));
  });
  const balances = Object.fromEntries(
    Object.entries(read).map(([currency, amounts]) => {
      unreadable.push(...amounts.unreadable.map((id) => `balances.${currency}.${id}`));
      return [currency, amounts.read];
    }),
  );
  return {
    balances,
    unreadable: [...currencies.map((one) => `balances.${one}`), ...unreadable],
  };
}
