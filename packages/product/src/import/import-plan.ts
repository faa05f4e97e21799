import { generateId } from '@quits/firestore';
import { mapImportedCategory, type CategoryWords, isCurrency } from '@quits/ledger';
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
import { nameKey } from '../person/name-key.ts';
import { dateSchema, idSchema } from '../values/common.ts';
import type { Group, Person } from '../group/schema.ts';
import type { Recurring } from '../series/schema.ts';

/** Stands for a person who is not in the group yet, where one is chosen. */
export const NEW_PERSON = '+';

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
  /** The group that it goes to; left out for a new one. */
  readonly group?: Group | undefined;
  readonly self?: Self | undefined;
  /** Ids of people who are new, by key; the same ones as long as people are asked, so that what is shown is what comes. */
  readonly idOf?: (key: string) => string;
}

/** Who one is among the people of a file that becomes a group of its own. */
interface Self {
  readonly key: string;
  readonly uid: string;
  /** For someone who is not in the file. */
  readonly name: string;
}

function newPerson(
  { name, weight, household, active }: SourcePerson,
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
    ...(household === undefined ? {} : { household: household.slice(0, 80).trim() }),
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
    categories: Object.fromEntries(own.map((category) => [generateId(), category])),
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
  /** Whether the file's series come too, so that expenses may name theirs. @default false */
  readonly withSeries?: boolean;
}

/** The expenses of a file, with the group's people and categories. */
export function plannedExpenses(file: ImportedFile, plan: ExpensePlan): IdentifiedExpense[] {
  const { mapping, currency, categories, words } = plan;
  const categoryOf = categoryFinder(categories, words);
  return file.entries.filter(isStorable).flatMap((entry) =>
    mapPeople([entry], mapping).map((expense): IdentifiedExpense => {
      const { groupAmount: _, rate: _rate, converted: _converted, ...others } = expense;
      const { rateSource: _source, rateDate: _date, seriesId, ...rest } = others;
      const isOfSeries = file.series?.some(({ id }) => id === seriesId) ?? false;
      return {
        ...rest,
        category: categoryOf(entry),
        ...conversionOf(expense, file, currency),
        ...(plan.withSeries === true && isOfSeries && seriesId !== undefined
          ? { recurringId: seriesId }
          : {}),
      };
    }),
  );
}

/** What a series of a group begins with. */
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

type Categorised = Pick<ImportedFile['entries'][number] & ExportedSeries, 'kind' | 'title'> & {
  readonly category?: string;
};

function categoryFinder(
  categories: Group['categories'],
  words: readonly CategoryWords[],
): (entry: Categorised) => string {
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
