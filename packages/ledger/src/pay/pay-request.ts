/** One payment to ask for. */
export interface PayRequest {
  /** Minor units, at least 1. */
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Short text for both sides, such as the group's name; shortened as each scheme requires. */
  readonly note: string;
}
