import type { Reaction } from '../reaction.ts';

/** The codes of one service by reaction, written without the service's name. */
export type ReactionTable = { readonly [R in Reaction]?: readonly string[] };

/** Every code of a table, with the service's name in front. */
export type CodesOf<
  Service extends string,
  Table extends ReactionTable,
> = Table[keyof Table] extends infer Codes
  ? Codes extends readonly (infer Code extends string)[]
    ? `${Service}/${Code}`
    : never
  : never;
