/** Own packages that a layer may import at run time, without the scope. */
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
  { packages: ['service-base'], mayImport: [], mainEntryWithoutReact: true },
  {
    packages: ['security-rules'],
    mayImport: ['errors', 'service-base'],
    mainEntryWithoutReact: true,
  },
  {
    packages: ['identity-service'],
    mayImport: ['errors', 'service-base'],
    mainEntryWithoutReact: true,
  },
  {
    packages: ['firestore-service'],
    mayImport: ['errors', 'service-base', 'security-rules'],
    mainEntryWithoutReact: true,
  },
  {
    packages: ['local-backend'],
    mayImport: [
      'errors',
      'service-base',
      'security-rules',
      'firestore-service',
      'identity-service',
      // Types of what the dashboard's page reads, of devDependencies only.
      'dashboard',
    ],
    mainEntryWithoutReact: true,
  },
  {
    packages: ['app-platform'],
    mayImport: ['errors', 'i18n', 'ui', 'firebase-core', 'auth', 'firestore'],
    mainEntryWithoutReact: false,
  },
  {
    packages: ['auth-ui'],
    mayImport: ['errors', 'i18n', 'ui', 'firebase-core', 'auth', 'storage'],
    mainEntryWithoutReact: false,
  },
  { packages: ['create-quits-app'], mayImport: ['errors'], mainEntryWithoutReact: true },
];
