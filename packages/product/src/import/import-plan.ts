import { generateId } from '@quits/firestore';
import { CATEGORIES, mapImportedCategory, type CategoryWords, isCurrency } from '@quits/ledger';
import {
  type ExportedSeries,
  importConversion,
  type ImportedFile,
  mapPeople,
  mapSeries,
  type NamedCategory,
  type SourcePerson,
  suggestMapping,
} from '@quits/ledger/files';
import * as v from 'valibot';
import type { IdentifiedExpense } from './import-entries.ts';
import { firstCharacters, LIMITS } from '../limits.ts';
import { nameKey } from '../person/name-key.ts';
import { dateSchema, idSchema } from '../values/common.ts';
import { shownName } from '../values/shown-text.ts';
import type { Group, Person } from '../group/schema.ts';
import type { UsualSetting } from '../group/usual.ts';
import { readUsualSplit } from '../group/usual-split.ts';
import type { Recurring } from '../series/schema.ts';

/** Choice of a new person. */
export const NEW_PERSON = '+';

/** The person of the group, or `NEW_PERSON`, for each person of a file by their key. */
export type Choices = Readonly<Record<string, string>>;

/** People of an import, determined before anything is written, so that it can be repeated. */
export interface PeoplePlan {
  /** Person of the group by person of the file. */
  readonly mapping: Readonly<Record<string, string>>;
  /** New people of the group, by id. */
  readonly added: Readonly<Record<string, Person>>;
}

/** Suggests people of the same name, ignoring case and accents, and new people for the others. */
export function suggestedChoices(file: ImportedFile, group: Group | undefined): Choices {
  const offered = Object.fromEntries(
    Object.entries(group?.people ?? {}).filter(([, { mergedInto }]) => mergedInto === undefined),
  );
  const found = suggestMapping(file.people, offered);
  return Object.fromEntries(file.people.map(({ key }) => [key, found[key] ?? NEW_PERSON]));
}

/**
 * Assigns a person of the group or a new one to everyone in the file; names of new people are made
 * unique.
 */
export function planPeople(
  file: ImportedFile,
  choices: Choices,
  { group, self, idOf = generateId }: PlanOptions,
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
    const id = idOf(person.key);
    mapping[person.key] = id;
    added[id] = newPerson(person, { taken, uid: self?.key === person.key ? self.uid : undefined });
  }
  if (self?.key === NEW_PERSON) {
    const own = { key: '', name: self.name };
    added[idOf(NEW_PERSON)] = newPerson(own, { taken, uid: self.uid });
  }
  return { mapping, added };
}

/** Options of {@link planPeople}. */
export interface PlanOptions {
  /** Target group; omitted for a new one. */
  readonly group?: Group | undefined;
  readonly self?: Self | undefined;
  /** Returns the id of a new person, by key; stable, so that the import matches its preview. */
  readonly idOf?: (key: string) => string;
}

/** The current user among the people of a file that becomes a new group. */
interface Self {
  readonly key: string;
  readonly uid: string;
  /** Name to use if the user isn't in the file. */
  readonly name: string;
}

function newPerson(
  { name, weight, household, active }: SourcePerson,
  { taken, uid }: { readonly taken: Set<string>; readonly uid: string | undefined },
): Person {
  const base = shownName(name, LIMITS.text.personName).trim();
  let unique = base;
  for (let number = 2; taken.has(nameKey(unique)); number += 1) {
    unique = `${firstCharacters(base, LIMITS.text.personName - 6)} (${number})`;
  }
  taken.add(nameKey(unique));
  const number = Number(weight ?? 1);
  return {
    name: unique,
    defaultWeight: number >= 0 && number <= 1000 ? number : 1,
    ...(uid === undefined ? {} : { uid }),
    ...(household === undefined
      ? {}
      : { household: firstCharacters(household, LIMITS.text.household).trim() }),
    // Neither the server's time nor the date on which the person left is known here.
    ...(active === false ? { leftAt: new Date(0) } : {}),
  };
}

/** Returns the most frequent currency of entries; `undefined` if there are none. */
export function mainCurrency(file: ImportedFile): string | undefined {
  const counts = new Map<string, number>();
  for (const { currency } of file.entries) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * Returns a better guess for amounts without a currency: the currency of most entries. `undefined`
 * if there is none, or no guess is needed.
 */
export function betterCurrency(file: ImportedFile, guess: string): string | undefined {
  if (file.currency !== undefined) return undefined;
  const main = mainCurrency(file);
  return main !== guess && file.entries.some(({ currency }) => currency === guess)
    ? main
    : undefined;
}

/** Returns whether an entry can be stored; one that can't is reported like an unreadable row. */
export function isStorable(entry: ImportedFile['entries'][number]): boolean {
  return v.is(idSchema, entry.id) && v.is(dateSchema, entry.date) && isCurrency(entry.currency);
}

/** Limits of the rules for a new group. */
const MAX_CATEGORIES = 200;
const MAX_EMOJI = 16;

/** Returns the emoji and custom categories of a new group, as far as the file contains them. */
export function beginningOf({ emoji = '', categories = [] }: ImportedFile) {
  const byName = new Map<string, NamedCategory>();
  for (const category of categories) {
    const key = nameKey(category.name);
    if (isEmoji(category.emoji) && !byName.has(key)) byName.set(key, category);
  }
  const own = [...byName.values()].slice(0, MAX_CATEGORIES);
  return {
    emoji: isEmoji(emoji) ? emoji : '🧾',
    categories: Object.fromEntries(own.map((category) => [generateId(), category])),
  } satisfies Partial<Group>;
}

/**
 * Returns the defaults of a new group, as far as the file contains them and they fit the group's
 * people and categories.
 */
export function plannedUsual(
  { usual = {} }: ImportedFile,
  { mapping, categories }: Pick<ExpensePlan, 'mapping' | 'categories'>,
): Pick<Group, UsualSetting> {
  const { split, category, payer } = usual;
  const id = categoryIdNamed(category, categories);
  const payerId = payer === undefined ? undefined : mapping[payer];
  const parts = Object.entries(split?.parts ?? {}).map(
    ([key, part]) => [mapping[key] ?? key, part] as const,
  );
  // Two people of the file who become one have no share together.
  const isClear = new Set(parts.map(([one]) => one)).size === parts.length;
  const usualSplit =
    split?.parts === undefined
      ? readUsualSplit(split)
      : isClear
        ? readUsualSplit({ ...split, parts: Object.fromEntries(parts) })
        : undefined;
  return {
    ...(usualSplit === undefined ? {} : { usualSplit }),
    ...(id === undefined ? {} : { usualCategory: id }),
    ...(payerId === undefined ? {} : { usualPayer: payerId }),
  };
}

function isEmoji(text: string): boolean {
  return text !== '' && text.length <= MAX_EMOJI;
}

/** Options for converting entries to expenses. */
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
  const categoryOf = categoryFinder(categories, words);
  return file.entries.filter(isStorable).flatMap((entry) =>
    mapPeople([entry], mapping).map((expense): IdentifiedExpense => {
      const { groupAmount: _, rate: _rate, converted: _converted, ...others } = expense;
      const { rateSource: _source, rateDate: _date, seriesId, ...known } = others;
      // They need files and documents of their own.
      const { comments: _comments, receipts: _receipts, ...rest } = known;
      const isOfSeries = file.series?.some(({ id }) => id === seriesId) ?? false;
      return {
        ...rest,
        category: categoryOf(entry),
        ...conversionOf(expense, file, currency),
        ...(isOfSeries && seriesId !== undefined ? { recurringId: seriesId } : {}),
      };
    }),
  );
}

/** The monthly budgets of a file whose categories the group has, each with the category's id. */
export function plannedBudgets(
  { budgets = [] }: ImportedFile,
  { categories }: Pick<ExpensePlan, 'categories'>,
): readonly { readonly id: string; readonly amount: number; readonly currency: string }[] {
  return budgets.flatMap(({ category, amount, currency }) => {
    const id = categoryIdNamed(category, categories);
    return id === undefined || amount > LIMITS.amount ? [] : [{ id, amount, currency }];
  });
}

/** Returns the id of a category that a file of our own names. */
function categoryIdNamed(
  category: string | undefined,
  categories: Group['categories'],
): string | undefined {
  const named = Object.entries(categories).find(([, { name }]) => name === category);
  return named?.[0] ?? CATEGORIES.find((one) => one.id === category)?.id;
}

/** Initial fields of an imported series. */
export type PlannedSeries = Pick<
  Recurring,
  'template' | 'frequency' | 'start' | 'nextDate' | 'endDate'
> & { readonly id: string; readonly isPaused: boolean };

/** The series of a file, with the group's people and categories. */
export function plannedSeries(file: ImportedFile, plan: ExpensePlan): PlannedSeries[] {
  const categoryOf = categoryFinder(plan.categories, plan.words);
  const series = (file.series ?? []).filter((one) => v.is(idSchema, one.id));
  return mapSeries(series, plan.mapping).map((one): PlannedSeries => {
    const { id, kind, title, amount, currency, payers, split, shares, notes = '' } = one;
    const { frequency, start, nextDate, until, paused = false } = one;
    return {
      id,
      template: {
        kind,
        title,
        amount,
        currency,
        payers: { ...payers },
        split,
        shares: { ...shares },
        notes,
        category: categoryOf(one),
        ...conversionOf({ ...one, date: start }, file, plan.currency),
      },
      frequency,
      start,
      nextDate,
      ...(until === undefined ? {} : { endDate: until }),
      isPaused: paused,
    };
  });
}

type Categorized = Pick<ImportedFile['entries'][number] & ExportedSeries, 'kind' | 'title'> & {
  readonly category?: string;
};

function categoryFinder(
  categories: Group['categories'],
  words: readonly CategoryWords[],
): (entry: Categorized) => string {
  const own = new Map(
    Object.entries(categories)
      .filter(([, { removed }]) => removed !== true)
      .map(([id, { name }]) => [nameKey(name), id]),
  );
  return (entry) =>
    entry.kind === 'payment'
      ? 'payment'
      : (own.get(nameKey(entry.category ?? '')) ??
        mapImportedCategory(entry, { words }) ??
        'other');
}

type RateFacts = Pick<ImportedFile['entries'][number], 'rateSource' | 'rateDate'>;

function conversionOf(
  entry: Parameters<typeof importConversion>[0] & RateFacts & { readonly date: string },
  file: ImportedFile,
  currency: string,
) {
  const conversion = importConversion(entry, { from: file.currency, to: currency });
  return conversion === undefined
    ? {}
    : {
        ...conversion,
        rateSource: entry.rateSource ?? ('rate' as const),
        rateDate: v.is(dateSchema, entry.rateDate) ? entry.rateDate : entry.date,
      };
}
