/** Someone's balance in the example, in cents; the first one is the current user's. */
export interface ExampleBalance {
  /** `undefined` for the current user. */
  readonly name: string | undefined;
  readonly minor: number;
}

/**
 * Balances of the example for its picture, without the code that computes them. Leftover cents of a
 * split go to people by the expense's id, so a copy of the example can differ by a few cents.
 */
export const EXAMPLE_BALANCES: readonly [ExampleBalance, ...ExampleBalance[]] = [
  { name: undefined, minor: 25_227 },
  { name: 'Dana', minor: -1_441 },
  { name: 'Ben', minor: -6_594 },
  { name: 'Cleo', minor: -17_192 },
];
