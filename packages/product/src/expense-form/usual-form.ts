import { type Decimal, formatDecimal, split } from '@quits/ledger';
import type { Group } from '../group/schema.ts';
import { usualOf } from '../group/usual.ts';
import type { UsualSplit } from '../group/usual-split.ts';
import { sharersOf } from '../person/onlookers.ts';
import { readPercent } from './read-amounts.ts';

/** Choices of a group's usual split: open, or one of its modes. */
export const USUAL_CHOICES = ['open', 'everyone', 'some', 'weights', 'percent'] as const;

/** One of {@link USUAL_CHOICES}. */
export type UsualChoice = (typeof USUAL_CHOICES)[number];

/** Input of a group's usual split; holds the inputs of all choices, so switching loses nothing. */
export interface UsualForm {
  readonly choice: UsualChoice;
  readonly participants: readonly string[];
  readonly weights: Readonly<Record<string, number>>;
  readonly percent: Readonly<Record<string, string>>;
}

/** People and language of the form. */
export interface UsualFormOptions {
  /** Active people of the group. */
  readonly people: readonly { readonly id: string; readonly defaultWeight: number }[];
  /** BCP 47 tag of the user's language. */
  readonly locale: string;
}

/** Problem of the input. */
export type UsualProblem =
  | { readonly code: 'no-people' }
  | { readonly code: 'bad-percent'; readonly person: string }
  /** Percentage that nobody has; negative for an excess. */
  | { readonly code: 'percent-unassigned'; readonly left: Decimal };

/** Returns the input of a group's usual split. */
export function usualForm(group: Group, { people, locale }: UsualFormOptions): UsualForm {
  const { split: usual } = usualOf(group);
  const { mode, parts } = usual ?? {};
  const taking = sharersOf(people).map(({ id }) => id);
  const partOf = (id: string) => (parts === undefined ? undefined : parts[id]);
  const isIn = ({ id }: { readonly id: string }) =>
    mode === 'weights' && partOf(id) === undefined
      ? taking.includes(id)
      : Number(partOf(id) ?? 0) > 0;
  const weights = people.map(({ id, defaultWeight }) => {
    const weight = mode === 'weights' ? Number(partOf(id) ?? defaultWeight) : defaultWeight;
    return [id, weight > 0 ? weight : 1] as const;
  });
  const percent = Object.entries(mode === 'percent' ? (parts ?? {}) : {});
  return {
    choice: choiceOf(usual),
    participants: parts === undefined ? taking : people.filter(isIn).map(({ id }) => id),
    weights: Object.fromEntries(weights),
    percent: Object.fromEntries(percent.map(([id, part]) => [id, formatDecimal(part, locale)])),
  };
}

function choiceOf(usual: UsualSplit | undefined): UsualChoice {
  if (usual === undefined) return 'open';
  if (usual.mode !== 'equal') return usual.mode;
  return usual.parts === undefined ? 'everyone' : 'some';
}

/** A usual split as far as it can be understood; `null` leaves it open. */
export type ReadUsual =
  | { readonly ok: true; readonly split: UsualSplit | null }
  | { readonly ok: false; readonly problem: UsualProblem };

/** Reads the input of a usual split. */
export function readUsualForm(
  { choice, participants, weights, percent }: UsualForm,
  { people, locale }: UsualFormOptions,
): ReadUsual {
  if (choice === 'open') return { ok: true, split: null };
  if (choice === 'everyone') return { ok: true, split: { mode: 'equal' } };
  if (participants.length === 0) return { ok: false, problem: { code: 'no-people' } };
  if (choice === 'some') return done('equal', new Map(participants.map((id) => [id, '1'])));
  if (choice === 'weights') {
    // Those who are left out get a 0, so that they differ from people who are added later.
    const all = people.map(
      ({ id }) => [id, participants.includes(id) ? String(weights[id] ?? 1) : '0'] as const,
    );
    return done('weights', new Map(all));
  }
  const parts = new Map<string, Decimal>();
  for (const person of participants) {
    const part = readPercent(percent[person] ?? '', locale);
    if (part === undefined) return { ok: false, problem: { code: 'bad-percent', person } };
    parts.set(person, part);
  }
  const inputs = Object.fromEntries(parts);
  const whole = split({ expenseId: '', amount: 100, split: { mode: 'percent', inputs } });
  if (whole.ok) return done('percent', parts);
  const left = whole.error.code === 'percent-unassigned' ? whole.error.left : '100';
  return { ok: false, problem: { code: 'percent-unassigned', left } };
}

function done(mode: UsualSplit['mode'], parts: ReadonlyMap<string, Decimal>): ReadUsual {
  return { ok: true, split: { mode, parts: Object.fromEntries(parts) } };
}
