import { newId } from '@quits/firestore';
import { categoryOfImport, type CategoryWords, isCurrency } from '@quits/ledger';
import {
  type ImportedFile,
  mapPeople,
  type NamedCategory,
  type SourcePerson,
  suggestMapping,
} from '@quits/ledger/files';
import * as v from 'valibot';
import type { IdentifiedExpense } from '../../data/actions/import-entries.ts';
import { nameKey } from '../../data/name-key.ts';
import { dateSchema, idSchema, rateSchema } from '../../data/schemas/common.ts';
import type { Group, Person } from '../../data/schemas/group.ts';

/** Stands for a person who is not in the group yet, where one is chosen. */
export const NEW_PERSON = '+';

/** Where a file goes. */
export type Target =
  | {
      readonly kind: 'new';
      readonly name: string;
      readonly currency: string;
      /** Key of the person who one is; `NEW_PERSON` when one is not in the file. */
      readonly self: string | undefined;
    }
  | { readonly kind: 'existing'; readonly groupId: string };

/** The person of the group, or `NEW_PERSON`, for each person of a file by their key. */
export type Choices = Readonly<Record<string, string>>;

/** What is known before anything is written, so that it can be done again from the start. */
export interface PeoplePlan {
  /** Person of the group by person of the file. */
  readonly mapping: Readonly<Record<string, string>>;
  /** People whom the group does not have yet, by id. */
  readonly added: Readonly<Record<string, Person>>;
}

/** People of the same name, letter case and accents aside, and someone new for the others. */
export function suggestedChoices(file: ImportedFile, group: Group | undefined): Choices {
  const offered = Object.fromEntries(
    Object.entries(group?.people ?? {}).filter(([, { mergedInto }]) => mergedInto === undefined),
  );
  const found = suggestMapping(file.people, offered);
  return Object.fromEntries(file.people.map(({ key }) => [key, found[key] ?? NEW_PERSON]));
}

/** Gives everyone of the file a person, of the group or new; names of new people are made unique. */
export function planPeople(
  file: ImportedFile,
  choices: Choices,
  { group, self }: { readonly group?: Group | undefined; readonly self?: Self | undefined },
): PeoplePlan {
  const taken = new Set(Object.values(group?.people ?? {}).map(({ name }) => nameKey(name)));
  const mapping: Record<string, string> = {};
  const added: Record<string, Person> = {};
  for (const person of file.people) {
    const chosen = choices[person.key] ?? NEW_PERSON;
    if (chosen !== NEW_PERSON) {
      mapping[person.key] = chosen;
      continue;
    }
    const id = newId();
    mapping[person.key] = id;
    added[id] = newPerson(person, { taken, uid: self?.key === person.key ? self.uid : undefined });
  }
  if (self?.key === NEW_PERSON) {
    const own = { key: '', name: self.name };
    added[newId()] = newPerson(own, { taken, uid: self.uid });
  }
  return { mapping, added };
}

/** Who one is among the people of a file that becomes a group of its own. */
export interface Self {
  readonly key: string;
  readonly uid: string;
  /** For someone who is not in the file. */
  readonly name: string;
}

function newPerson(
  { name, weight, active }: SourcePerson,
  { taken, uid }: { readonly taken: Set<string>; readonly uid: string | undefined },
): Person {
  const base = name.trim().slice(0, 80).trim() || '?';
  let unique = base;
  for (let number = 2; taken.has(nameKey(unique)); number += 1) {
    unique = `${base.slice(0, 74)} (${number})`;
  }
  taken.add(nameKey(unique));
  const number = Number(weight ?? 1);
  return {
    name: unique,
    defaultWeight: number >= 0 && number <= 1000 ? number : 1,
    ...(uid === undefined ? {} : { uid }),
    // The server's time is not known here, and the day on which someone left is not either.
    ...(active === false ? { leftAt: new Date(0) } : {}),
  };
}

/** The currency of most entries; `undefined` when there are none. */
export function mainCurrency(file: ImportedFile): string | undefined {
  const counts = new Map<string, number>();
  for (const { currency } of file.entries) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * A better guess than the one it was read with, for amounts to which the file gives no currency: that of most others.
 * `undefined` where none is better, or none is needed.
 */
export function betterCurrency(file: ImportedFile, guess: string): string | undefined {
  if (file.currency !== undefined) return undefined;
  const main = mainCurrency(file);
  return main !== guess && file.entries.some(({ currency }) => currency === guess)
    ? main
    : undefined;
}

/** Whether an entry can be stored; what cannot is told like a row that cannot be read. */
export function isStorable(entry: ImportedFile['entries'][number]): boolean {
  return v.is(idSchema, entry.id) && v.is(dateSchema, entry.date) && isCurrency(entry.currency);
}

/** What the rules let a group begin with. */
const MAX_CATEGORIES = 200;
const MAX_EMOJI = 16;

/** The emoji and the categories of its own that a group begins with, as far as the file has them. */
export function beginningOf({ emoji = '', categories = [] }: ImportedFile) {
  const byName = new Map<string, NamedCategory>();
  for (const category of categories) {
    const key = nameKey(category.name);
    if (isEmoji(category.emoji) && !byName.has(key)) byName.set(key, category);
  }
  const own = [...byName.values()].slice(0, MAX_CATEGORIES);
  return {
    emoji: isEmoji(emoji) ? emoji : '🧾',
    categories: Object.fromEntries(own.map((category) => [newId(), category])),
  } satisfies Partial<Group>;
}

function isEmoji(text: string): boolean {
  return text !== '' && text.length <= MAX_EMOJI;
}

/** How entries become expenses of a group. */
export interface ExpensePlan {
  readonly mapping: Readonly<Record<string, string>>;
  /** The group's currency. */
  readonly currency: string;
  readonly categories: Group['categories'];
  readonly words: readonly CategoryWords[];
}

/** The expenses of a file, with the group's people and categories. */
export function plannedExpenses(file: ImportedFile, plan: ExpensePlan): IdentifiedExpense[] {
  const { mapping, currency, categories, words } = plan;
  const own = new Map(
    Object.entries(categories)
      .filter(([, { removed }]) => removed !== true)
      .map(([id, { name }]) => [nameKey(name), id]),
  );
  const categoryOf = (entry: ImportedFile['entries'][number]): string =>
    entry.kind === 'payment'
      ? 'payment'
      : (own.get(nameKey(entry.category ?? '')) ?? categoryOfImport(entry, { words }) ?? 'other');
  return file.entries.filter(isStorable).flatMap((entry) =>
    mapPeople([entry], mapping).map((expense): IdentifiedExpense => {
      const { groupAmount, rate, category: _, ...rest } = expense;
      const converted = { groupAmount, rate, isOurs: file.currency === currency };
      return { ...rest, category: categoryOf(entry), ...conversion(expense, converted, currency) };
    }),
  );
}

function conversion(
  { currency: own, date }: { readonly currency: string; readonly date: string },
  given: {
    readonly groupAmount: number | undefined;
    readonly rate: string | undefined;
    readonly isOurs: boolean;
  },
  groupCurrency: string,
) {
  const { groupAmount, rate, isOurs } = given;
  if (!isOurs || own === groupCurrency || groupAmount === undefined) return {};
  // An amount without its rate is all or nothing, as everywhere: it counts in its own currency.
  if (rate === undefined || !v.is(rateSchema, rate)) return {};
  return { groupAmount, groupCurrency, rate, rateSource: 'rate', rateDate: date } as const;
}
