import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
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
import { shownName, shownText } from '../values/shown-text.ts';
import { isStoredMap, readEntries, readOr } from '../values/tolerant.ts';
import { readUsualSplit, usualSplitSchema } from './usual-split.ts';

/** People that a group may have. */
export const MAX_PEOPLE = LIMITS.people;

/** A person in expenses, as stored. */
export const personSchema = v.object({
  name: textSchema(LIMITS.text.personName),
  /** Account of the person, in groups of the first version; later ones use `seats`. */
  uid: v.exactOptional(v.string()),
  defaultWeight: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
  household: v.exactOptional(v.string()),
  leftAt: v.exactOptional(timestampSchema),
  /** Target of a merge in progress; resuming it moves the remaining expenses. */
  mergingInto: v.exactOptional(idSchema),
  /** Target of a finished merge; the name is kept for the history. */
  mergedInto: v.exactOptional(idSchema),
});

/** A custom category; a removed one is kept for its expenses. */
export const ownCategorySchema = v.object({
  name: textSchema(LIMITS.text.categoryName),
  emoji: v.string(),
  removed: v.exactOptional(v.boolean()),
});

/** Public part of a standing link, visible to every member. */
const linkNameSchema = v.object({
  inviteId: idSchema,
  /** Account that created it. */
  by: v.string(),
});

/** See {@link linkNameSchema}. */
export type LinkName = v.InferOutput<typeof linkNameSchema>;

/** Roles that a link can grant. */
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
  /** The former account of a person, which an owner invites to come back. */
  offers: v.exactOptional(v.record(keySchema, v.string())),
  categories: v.record(keySchema, ownCategorySchema),
  simplify: v.boolean(),
  /** Defaults of new expenses; ids of people or categories that are gone are ignored. */
  usualSplit: v.exactOptional(usualSplitSchema),
  usualCategory: v.exactOptional(keySchema),
  usualPayer: v.exactOptional(keySchema),
  roles: v.record(v.string(), roleSchema),
  memberUids: v.array(v.string()),
  /** Last revision of each setting: a field of the group, a person, a category or a role. */
  revs: v.exactOptional(v.record(v.string(), v.string())),
  /** Last edit of settings: its revision, its base revisions, and the people that it changed. */
  edit: v.exactOptional(
    v.object({
      rev: v.string(),
      bases: v.record(v.string(), v.string()),
      people: v.pipe(v.array(idSchema), v.readonly()),
    }),
  ),
  balances: v.record(currencySchema, amountsByPersonSchema),
  expenseCount: v.pipe(v.number(), v.safeInteger()),
  /**
   * Last commit that changed sums: its revision, its time, and the expense that it counts, `*` or
   * `=`.
   */
  last: v.exactOptional(
    v.object({
      rev: v.string(),
      of: v.string(),
      at: v.exactOptional(timestampSchema),
      base: v.exactOptional(v.string()),
    }),
  ),
  /**
   * Standing link of each role, so that members who change people or the name can update its
   * preview without reading it. The secret is in `links`.
   */
  links: v.exactOptional(v.record(linkRoleSchema, linkNameSchema)),
  /** Ids of the photos that accounts show on their person; the files are at `photoCopyPath`. */
  photos: v.exactOptional(v.record(v.string(), idSchema)),
  archivedAt: v.exactOptional(timestampSchema),
  /** Set while an owner deletes the group; repeating the deletion removes the rest. */
  deletingAt: v.exactOptional(timestampSchema),
  /** An example group; the app offers to remove it. */
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
  'revs' | 'edit' | 'seats' | 'offers' | 'links' | 'photos'
> {
  readonly offers?: Readonly<Record<string, string>>;
  readonly seats: Readonly<Record<string, string>>;
  readonly revs: Readonly<Record<string, string>>;
  readonly links?: Readonly<Partial<Record<LinkRole, LinkName>>>;
  readonly photos?: Readonly<Record<string, string>>;
  /** Dotted paths of unreadable stored values; they are ignored. */
  readonly unreadable: readonly string[];
}

/** See {@link ownCategorySchema}. */
export type OwnCategory = v.InferOutput<typeof ownCategorySchema>;

/** See {@link personSchema}; `uid` is the person's account, from either place of storage. */
export type Person = v.InferOutput<typeof personSchema>;

/**
 * Tolerant schema of a group: unreadable values are left out and listed, so that one member can't
 * make the group unusable for the others.
 */
export const groupSchema = v.pipe(
  v.custom<StoredGroup>(isStoredMap),
  v.transform((stored): Group => readGroup(stored)),
);

function readGroup(stored: Readonly<Record<string, unknown>>): Group {
  const people = readEntries(stored['people'], keySchema, readPerson);
  const categories = readEntries(stored['categories'], keySchema, readCategory);
  const seats = readEntries(stored['seats'], keySchema, v.string());
  const roles = readEntries<Role>(stored['roles'], v.string(), roleSchema);
  const revs = readEntries(stored['revs'], v.string(), v.string());
  const offers = readEntries(stored['offers'], keySchema, v.string());
  const links = readEntries(stored['links'], linkRoleSchema, linkNameSchema);
  const photos = readEntries(stored['photos'], v.string(), idSchema);
  const sums = readBalances(stored['balances']);
  const usualSplit = readUsualSplit(stored['usualSplit']);
  const usualCategory = readOr(keySchema, stored['usualCategory'], undefined);
  const usualPayer = readOr(keySchema, stored['usualPayer'], undefined);
  const last = readOr(storedGroupSchema.entries.last.wrapped, stored['last'], undefined);
  const memberUids: readonly unknown[] = Array.isArray(stored['memberUids'])
    ? stored['memberUids']
    : [];
  const archivedAt = readOr(timestampSchema, stored['archivedAt'], null);
  const deletingAt = readOr(timestampSchema, stored['deletingAt'], null);
  return {
    name: shownName(stored['name'], LIMITS.text.groupName),
    emoji: shownText(readOr(storedGroupSchema.entries.emoji, stored['emoji'], '')),
    currency: readOr(currencySchema, stored['currency'], 'EUR'),
    people: seated(people.read, seats.read),
    seats: seats.read,
    ...(Object.keys(offers.read).length === 0 ? {} : { offers: offers.read }),
    categories: categories.read,
    simplify: stored['simplify'] !== false,
    ...(usualSplit === undefined ? {} : { usualSplit }),
    ...(usualCategory === undefined ? {} : { usualCategory }),
    ...(usualPayer === undefined ? {} : { usualPayer }),
    roles: roles.read,
    memberUids: memberUids.filter((uid) => typeof uid === 'string'),
    revs: revs.read,
    ...(Object.keys(links.read).length === 0 ? {} : { links: links.read }),
    ...(Object.keys(photos.read).length === 0 ? {} : { photos: photos.read }),
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

function readCategory(stored: unknown): OwnCategory | undefined {
  const read = v.safeParse(ownCategorySchema, stored);
  if (!read.success) return undefined;
  const { name, emoji, ...category } = read.output;
  return {
    ...category,
    name: shownName(name, LIMITS.text.categoryName),
    emoji: shownText(emoji),
  };
}

/**
 * Reads a person whose name is a text; ignores other invalid fields. A truncated name is better than an unreadable
 * person.
 */
function readPerson(stored: unknown): Person | undefined {
  if (!isStoredMap(stored) || typeof stored['name'] !== 'string') return undefined;
  const { uid, household, leftAt, mergingInto, mergedInto } = stored;
  const { entries } = personSchema;
  return {
    name: shownName(stored['name'], LIMITS.text.personName),
    defaultWeight: readOr(entries.defaultWeight, stored['defaultWeight'], 1),
    ...(typeof uid === 'string' && uid !== '' ? { uid } : {}),
    ...(typeof household === 'string' && household.trim() !== ''
      ? { household: shownName(household, LIMITS.text.household) }
      : {}),
    ...(leftAt === undefined ? {} : { leftAt: readOr(timestampSchema, leftAt, null) }),
    ...(v.is(idSchema, mergingInto) ? { mergingInto } : {}),
    ...(v.is(idSchema, mergedInto) ? { mergedInto } : {}),
  };
}

/** Assigns accounts to their people. */
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
