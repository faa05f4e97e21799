/** What the history shows of an expense at one moment. */
export interface Summary {
  readonly title: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** Reads what an entry kept of an expense; entries about something else have none. */
export function readSummary(kept: Readonly<Record<string, unknown>> | null): Summary | undefined {
  const { title, amount, currency } = kept ?? {};
  const fits =
    typeof title === 'string' && typeof amount === 'number' && typeof currency === 'string';
  return fits ? { title, amount, currency } : undefined;
}
