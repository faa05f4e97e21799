/** Children of a folder, files or folders, that may stand in a circle for now. */
export interface AllowedCircle {
  /** Path from the root of the repository. */
  readonly folder: string;
  readonly members: readonly string[];
}

/** Circles that are there today. The list may only shrink: a member without a circle breaks the check. */
export const ALLOWED_CIRCLES: readonly AllowedCircle[] = [
  { folder: 'packages/auth/src/state', members: ['flow.ts', 'flows'] },
  {
    folder: 'packages/local-backend/src',
    members: [
      'analytics',
      'app-server.ts',
      'config',
      'create-local-backend.ts',
      'dashboard',
      'firestore',
      'hosting',
      'identity',
      'installations',
      'mail',
      'rules',
      'server',
      'start-services.ts',
      'storage',
    ],
  },
  {
    folder: 'packages/local-backend/src/firestore',
    members: ['index', 'name', 'nearest', 'query', 'storage', 'value'],
  },
  {
    folder: 'packages/local-backend/src/identity',
    members: [
      'account',
      'captcha',
      'identity-context.ts',
      'mfa',
      'oob',
      'password',
      'phone',
      'project',
      'quotas.ts',
      'session',
      'settings',
      'tenant',
      'token',
      'user',
    ],
  },
  {
    folder: 'packages/local-backend/src/rules',
    members: ['decision-log.ts', 'project-rules.ts'],
  },
];
