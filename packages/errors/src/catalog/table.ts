import type { Recovery } from '../recovery.ts';

/** The codes of one service by recovery, written without the service's name. */
export type RecoveryTable = { readonly [R in Recovery]?: readonly string[] };

/** Every code of a table, with the service's name in front. */
export type CodesOf<
  Service extends string,
  Table extends RecoveryTable,
> = Table[keyof Table] extends infer Codes
  ? Codes extends readonly (infer Code extends string)[]
    ? `${Service}/${Code}`
    : never
  : never;
