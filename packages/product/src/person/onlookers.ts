type Weighed = Readonly<{ defaultWeight: number }>;

/** Returns whether a person is an onlooker: their default share is 0, so new expenses leave them out. */
export function isOnlooker({ defaultWeight }: Weighed): boolean {
  return defaultWeight === 0;
}

/** Returns the people who take part in a new expense: all but onlookers, or all if only they exist. */
export function sharersOf<One extends Weighed>(people: readonly One[]): readonly One[] {
  const sharers = people.filter((person) => !isOnlooker(person));
  return sharers.length === 0 ? people : sharers;
}
