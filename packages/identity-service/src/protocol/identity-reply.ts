/** JSON response of an operation; fields that are `undefined` are omitted. */
export type IdentityReply = Readonly<Record<string, unknown>>;
