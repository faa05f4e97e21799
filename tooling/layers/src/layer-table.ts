/** What a package of a layer may import of ours at run time, by package name without the scope. */
export interface Layer {
  readonly packages: readonly string[];
  readonly mayImport: readonly string[];
  /** Whether the main entry must work without React. */
  readonly mainEntryWithoutReact: boolean;
}

/** The layers, lowest first; `docs/architecture.md` explains them. */
export const LAYERS: readonly Layer[] = [
  { packages: ['errors'], mayImport: [], mainEntryWithoutReact: true },
  { packages: ['ledger', 'i18n'], mayImport: ['errors'], mainEntryWithoutReact: true },
  { packages: ['ui'], mayImport: ['errors'], mainEntryWithoutReact: false },
  { packages: ['firebase-core'], mayImport: ['errors'], mainEntryWithoutReact: true },
  {
    packages: ['auth', 'firestore', 'storage', 'analytics'],
    mayImport: ['errors', 'firebase-core'],
    mainEntryWithoutReact: true,
  },
  {
    packages: ['product'],
    mayImport: ['errors', 'ledger', 'i18n', 'firebase-core', 'auth', 'firestore', 'storage'],
    mainEntryWithoutReact: true,
  },
  {
    packages: ['auth-ui'],
    mayImport: ['errors', 'i18n', 'ui', 'firebase-core', 'auth', 'storage'],
    mainEntryWithoutReact: false,
  },
  { packages: ['local-backend'], mayImport: ['errors'], mainEntryWithoutReact: true },
];
