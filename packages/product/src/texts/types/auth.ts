// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `auth`. */
export interface AuthTexts {
  readonly mergeWaits: 'Your groups have not moved completely.';
}
