/** What an operation answers, as JSON; fields that are `undefined` are left out. */
export type IdentityReply = Readonly<Record<string, unknown>>;
