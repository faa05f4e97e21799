/** The order of the folders below one `src`. */
export interface FolderTable {
  /**
   * Rows of folders, lowest first: each may import from the rows below it, never from its own or
   * one above.
   */
  readonly rows: readonly (readonly string[])[];
  /** Folders whose subfolders never import each other. */
  readonly apart?: readonly string[];
}

/** The folders of the app and of every package; `docs/architecture.md` explains those of the app. */
export const FOLDERS: Readonly<Record<string, FolderTable>> = {
  'packages/analytics': { rows: [['event-schema', 'consent'], ['transport'], ['react', 'report']] },
  'packages/app-platform': {
    rows: [
      ['device', 'prefetch', 'screen'],
      ['boot', 'install', 'slices', 'updates'],
      ['snapshot'],
    ],
  },
  'packages/auth': {
    rows: [['state'], ['transition'], ['records'], ['run'], ['machine'], ['react']],
  },
  'packages/auth-ui': { rows: [['context', 'forms'], ['account', 'session'], ['sign-in']] },
  'packages/errors': { rows: [['catalog'], ['provider']] },
  'packages/firebase-core': { rows: [['config', 'http'], ['provider']] },
  'packages/firestore': {
    rows: [
      ['collection', 'errors', 'value'],
      ['journal', 'query'],
      ['sdk'],
      ['write'],
      ['live'],
      ['connection'],
      ['database'],
      ['react'],
    ],
  },
  'packages/firestore-service': {
    rows: [
      ['rpc'],
      ['grpc', 'value'],
      ['name', 'nearest', 'rest'],
      ['pipeline', 'query', 'tables', 'webchannel'],
      ['indexes'],
      ['storage'],
      ['access', 'plan'],
      ['read', 'write'],
      ['listen', 'seed', 'transaction'],
      ['maintenance', 'service'],
    ],
  },
  'packages/i18n': { rows: [['locale'], ['format', 'messages'], ['error-text'], ['react']] },
  'packages/identity-service': {
    rows: [
      ['message', 'protocol'],
      ['limits', 'password'],
      ['settings'],
      ['tenant'],
      ['codes', 'user'],
      ['token'],
      ['context'],
      ['captcha', 'provider', 'registration', 'session'],
      ['custom', 'phone', 'project'],
      ['oob'],
      ['account', 'idp', 'mfa'],
      ['admin'],
      ['http'],
      ['pages'],
    ],
  },
  'packages/ledger': {
    rows: [
      ['date', 'money', 'text'],
      ['category', 'model', 'recur'],
      ['entry', 'export', 'settle', 'split'],
      ['balance', 'merge'],
      ['import', 'stats'],
    ],
  },
  'packages/local-backend': {
    rows: [
      ['diagnostics'],
      ['data', 'files', 'http', 'mail'],
      ['firestore', 'hosting', 'storage'],
      ['analytics', 'installations', 'options'],
      ['dashboard'],
      ['cli'],
    ],
  },
  'packages/security-rules': {
    rows: [
      ['syntax', 'value'],
      ['names', 'query'],
      ['evaluate'],
      ['check', 'match', 'report'],
      ['project'],
    ],
  },
  'packages/service-base': { rows: [['http', 'rpc']] },
  'packages/product': {
    rows: [
      ['device', 'errors', 'texts', 'values'],
      ['activity', 'month'],
      ['comment', 'invite', 'io'],
      ['group'],
      ['expense', 'testing'],
      ['balances', 'example', 'expense-list', 'history', 'insights', 'refused', 'series'],
      ['sums'],
      ['person'],
      ['account', 'category', 'group-form', 'import', 'joining'],
      ['expense-form', 'export'],
      ['files'],
    ],
  },
  'packages/storage': {
    rows: [['content', 'image', 'sdk'], ['download', 'queue', 'remove'], ['upload'], ['react']],
  },
  'packages/ui': {
    rows: [
      ['focus', 'lib', 'tooltip'],
      [
        'app-shell',
        'avatar',
        'badge',
        'card',
        'checkbox',
        'connection-indicator',
        'field',
        'icon',
        'icon-button',
        'link',
        'list',
        'logo',
        'money',
        'popover',
        'progress',
        'qr-code',
        'radio-group',
        'segmented-control',
        'skeleton',
        'stat',
        'switch',
        'tabs',
        'virtual-list',
      ],
      [
        'amount-field',
        'balance-bars',
        'banner',
        'calendar',
        'otp-input',
        'combobox',
        'data-table',
        'dialog',
        'empty-state',
        'error-state',
        'file-dropzone',
        'list-detail',
        'menu',
        'number-stepper',
        'select',
        'slider',
        'spinner',
        'steps',
        'sync-indicator',
        'text-area',
        'text-field',
        'toast',
      ],
      [
        'button',
        'charts',
        'command-palette',
        'date-field',
        'password-field',
        'search-field',
        'sheet',
        'split-editor',
      ],
      ['people-picker'],
    ],
  },
  'apps/dashboard': {
    rows: [['api', 'lib'], ['parts'], ['pages'], ['app']],
    apart: ['pages'],
  },
  'apps/storybook': { rows: [['docs', 'pages']] },
  'apps/web': {
    rows: [
      ['app-settings', 'data', 'files', 'routing', 'shims', 'text'],
      ['platform'],
      ['group-context', 'money', 'own-groups', 'receipts', 'session'],
      ['account', 'categories', 'profile', 'sums', 'unread'],
      ['expense-entry', 'history'],
      ['features'],
      ['app'],
      ['stories'],
    ],
    apart: ['features', 'platform'],
  },
};
