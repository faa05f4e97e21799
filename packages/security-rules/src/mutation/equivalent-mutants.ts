import type { RulesService } from '../program.ts';

/** Mutants that mean the same as the rules, found by hand. */
export interface EquivalentMutants {
  /** Service of the rules. @default any */
  readonly service?: RulesService;
  /** Why no request can tell them from the rules. */
  readonly reason: string;
  /**
   * Ids of the mutants. Of several changes of one text in one place, ` (2)` and so on tell them apart; with
   * ` (*)` all of them are meant.
   */
  readonly mutants: readonly string[];
}

/**
 * Reads a list of equivalent mutants from JSON.
 * @throws {SyntaxError} if it is malformed
 */
export function parseEquivalents(text: string): readonly EquivalentMutants[] {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value) && value.every(isEntry)) return value;
  throw new SyntaxError(
    'Equivalent mutants are a list of objects with "reason", a text, and "mutants", a list of ids.',
  );
}

/** Returns whether an entry's id stands for a mutant. */
export function isListed(listed: string, id: string): boolean {
  if (!listed.endsWith(' (*)')) return listed === id;
  const start = listed.slice(0, -4);
  return id === start || (id.startsWith(`${start} (`) && /^ \(\d+\)$/.test(id.slice(start.length)));
}

function isEntry(value: unknown): value is EquivalentMutants {
  if (typeof value !== 'object' || value === null) return false;
  const { service, reason, mutants } = value as Readonly<Record<string, unknown>>;
  return (
    (service === undefined || service === 'cloud.firestore' || service === 'firebase.storage') &&
    typeof reason === 'string' &&
    reason.trim() !== '' &&
    Array.isArray(mutants) &&
    mutants.every((id) => typeof id === 'string')
  );
}
