// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `auth`. */
export interface AuthTexts {
  readonly mergeWaits: 'Some of your groups haven’t been moved yet';
  readonly mergeUseAccountHint: 'Groups only you are in will be lost.';
}
