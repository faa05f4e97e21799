/** Texts by namespace, then by key. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;
