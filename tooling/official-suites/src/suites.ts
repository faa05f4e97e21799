import type { Addresses } from '@quits/local-backend';
import type { Suite } from './suite.ts';

const PROJECT = 'demo-official-suites';

const OPEN_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents/{path=**} { allow read, write; } }`;

const OPEN_STORAGE_RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o/{path=**} { allow read, write; } }`;

const BACKEND = {
  project: PROJECT,
  rules: OPEN_RULES,
  storageRules: OPEN_STORAGE_RULES,
  emulatorTokens: 'issue',
} as const;

const TESTING = ['chai', 'chai-as-promised', 'chai-exclude', 'sinon', 'sinon-chai', 'tslib'];
const SDK = [...TESTING, 'idb', '@firebase/webchannel-wrapper', 're2js'];
const GRPC = ['@grpc/grpc-js', '@grpc/proto-loader', 'protobufjs', 'undici'];

/** Settings for tests that start clients like an app. */
const emulatorDefaults = ({ identity, firestore }: Addresses) => ({
  __FIREBASE_DEFAULTS__: {
    emulatorHosts: {
      auth: new URL(identity).host,
      firestore: `${firestore.host}:${firestore.port}`,
    },
  },
});

const firestoreEnvironment = ({ firestore }: Addresses) => ({
  FIRESTORE_TARGET_BACKEND: 'emulator',
  FIRESTORE_EMULATOR_PORT: String(firestore.port),
  FIRESTORE_EMULATOR_PROJECT_ID: PROJECT,
});

const firestore = {
  repository: 'sdk',
  folder: 'packages/firestore',
  chai: ['chai-as-promised'],
  backend: BACKEND,
  settings: (addresses: Addresses) => ({
    environment: firestoreEnvironment(addresses),
    globals: emulatorDefaults(addresses),
  }),
} as const;

const PIPELINE_FILES = [
  'test/integration/api/{pipeline,query_to_pipeline}.test.ts',
  'test/integration/api_internal/pipeline.test.ts',
];

// Realtime pipelines: the tests themselves skip them against the service, which doesn't support
// them.
const REALTIME_PIPELINE_FILES = [
  'test/integration/api/pipeline.{listen,query}.test.ts',
  'test/integration/api/snapshot_listener_source.test.ts',
];

const cloudFirestore = {
  repository: 'cloud-firestore',
  platform: 'node',
  folder: '.',
  compiled: 'dev',
  libraries: [
    ...TESTING,
    '@opentelemetry/api',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/sdk-trace-node',
    'extend',
    'fast-deep-equal',
    'functional-red-black-tree',
    'google-gax',
    'length-prefixed-json-stream',
    'protobufjs',
    'through2',
  ],
  backend: BACKEND,
} as const;

// Rows that tie, whose order isn't documented.
const TIES = { tests: /raw stage can select fields/, why: 'an order that nothing decides' };

const pipelines = {
  ...firestore,
  missing: [TIES],
  settings: (addresses: Addresses) => ({
    environment: {
      ...firestoreEnvironment(addresses),
      FIRESTORE_TARGET_DB_ID: 'enterprise',
      RUN_ENTERPRISE_TESTS: 'true',
    },
  }),
} as const;

const auth = {
  repository: 'sdk',
  folder: 'packages/auth',
  // The tests were written before the service protected addresses by default.
  backend: { ...BACKEND, identity: { enumerationProtection: false } },
  libraries: [...SDK, 'totp-generator'],
  settings: ({ identity }: Addresses) => {
    const { host } = new URL(identity);
    return {
      environment: { GCLOUD_PROJECT: PROJECT, FIREBASE_AUTH_EMULATOR_HOST: host },
      karma: {
        authAppConfig: {
          apiKey: 'local-api-key',
          projectId: PROJECT,
          authDomain: 'local-auth-domain',
        },
        authEmulatorHost: host,
      },
    };
  },
} as const;

const storage = {
  repository: 'sdk',
  folder: 'packages/storage',
  files: ['test/integration/*.test.ts'],
  backend: BACKEND,
  libraries: [...SDK, 'undici'],
  settings: (addresses: Addresses) => ({
    globals: {
      __FIREBASE_DEFAULTS__: { emulatorHosts: { auth: new URL(addresses.identity).host } },
    },
    // The tests check download URLs, which contain the service's host.
    origins: {
      'https://firebasestorage.googleapis.com': `http://${addresses.storage.host}:${addresses.storage.port}`,
    },
  }),
} as const;

/** All suites, by the name for `--suite`. */
export const SUITES: readonly Suite[] = [
  {
    ...firestore,
    name: 'firestore-web',
    platform: 'chromium',
    variant: 'browser',
    files: ['test/integration/**/*.test.ts'],
    except: [...PIPELINE_FILES, ...REALTIME_PIPELINE_FILES],
    setup: ['src/index.ts'],
    libraries: SDK,
  },
  {
    ...firestore,
    name: 'firestore-node',
    platform: 'node',
    variant: 'node',
    files: ['test/integration/**/*.test.ts'],
    except: [...PIPELINE_FILES, ...REALTIME_PIPELINE_FILES, 'test/integration/browser/*'],
    setup: ['test/register.ts'],
    libraries: [...SDK, ...GRPC],
  },
  {
    ...firestore,
    name: 'lite-web',
    platform: 'chromium',
    variant: 'browser_lite',
    files: ['test/lite/*.test.ts'],
    except: ['test/lite/pipeline.test.ts'],
    setup: ['lite/index.ts'],
    libraries: SDK,
  },
  {
    ...firestore,
    name: 'lite-node',
    platform: 'node',
    variant: 'node_lite',
    files: ['test/lite/*.test.ts'],
    except: ['test/lite/pipeline.test.ts'],
    setup: ['lite/index.ts'],
    libraries: [...SDK, ...GRPC],
  },
  {
    ...pipelines,
    name: 'pipelines-web',
    platform: 'chromium',
    variant: 'browser',
    files: PIPELINE_FILES,
    setup: ['src/index.ts'],
    libraries: SDK,
  },
  {
    ...pipelines,
    name: 'pipelines-node',
    platform: 'node',
    variant: 'node',
    files: PIPELINE_FILES,
    setup: ['test/register.ts'],
    libraries: [...SDK, ...GRPC],
  },
  {
    ...pipelines,
    name: 'pipelines-lite',
    platform: 'node',
    variant: 'node_lite',
    files: ['test/lite/pipeline.test.ts'],
    setup: ['lite/index.ts'],
    libraries: [...SDK, ...GRPC],
  },
  {
    ...auth,
    name: 'identity-web',
    platform: 'chromium',
    files: ['test/integration/flows/*.test.ts'],
  },
  {
    ...auth,
    name: 'identity-node',
    platform: 'node',
    files: [
      'test/integration/flows/{email,anonymous,firebaseserverapp}.test.ts',
      'test/integration/flows/*.local.test.ts',
    ],
  },
  {
    ...auth,
    name: 'identity-webdriver',
    platform: 'node',
    files: ['test/integration/webdriver/*.test.ts'],
    together: true,
    delay: true,
    libraries: [...auth.libraries, 'express', 'selenium-webdriver'],
    pinned: { 'firebase-8': 'npm:firebase@8.3.0' },
    settings: (addresses: Addresses) => ({
      ...auth.settings(addresses),
      origins: { 'https://apis.google.com': `${addresses.identity}/__/remote/apis.google.com` },
    }),
    page: {
      folder: 'test/integration/webdriver/static',
      entry: 'index.js',
      bundle: 'dist/bundle.js',
      scripts: {
        'https://www.gstatic.com/firebasejs/8.3.0/firebase-app.js': 'firebase-8/firebase-app.js',
        'https://www.gstatic.com/firebasejs/8.3.0/firebase-auth.js': 'firebase-8/firebase-auth.js',
      },
    },
    missing: [
      {
        tests: /neither indexedDB or browser storage|localStorage are both broken/,
        why: 'a reload while the SDK checks IndexedDB, which leaves its test value',
      },
    ],
  },
  {
    ...storage,
    name: 'storage-web',
    platform: 'chromium',
    variant: 'browser',
    setup: ['src/index.ts'],
  },
  {
    ...storage,
    name: 'storage-node',
    platform: 'node',
    variant: 'node',
    setup: ['src/index.node.ts'],
  },
  {
    name: 'rules-unit-testing',
    repository: 'sdk',
    platform: 'node',
    variant: 'node',
    folder: 'packages/rules-unit-testing',
    files: ['test/**/*.test.ts'],
    setup: ['test/setup.ts'],
    libraries: [...SDK, ...GRPC, 'firebase'],
    backend: BACKEND,
    settings: ({ identity, firestore, storage }: Addresses) => ({
      environment: {
        FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
        FIREBASE_STORAGE_EMULATOR_HOST: `${storage.host}:${storage.port}`,
        FIREBASE_EMULATOR_HUB: new URL(identity).host,
      },
    }),
    missing: [{ tests: /loadDatabaseRules|finds all running emulators/, why: 'Realtime Database' }],
  },
  {
    ...cloudFirestore,
    name: 'cloud-firestore',
    files: ['dev/system-test/{firestore,query}.ts'],
    together: true,
    settings: ({ firestore }: Addresses) => ({
      environment: {
        GCLOUD_PROJECT: PROJECT,
        FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
      },
    }),
  },
  {
    ...cloudFirestore,
    name: 'cloud-firestore-pipelines',
    files: ['dev/system-test/pipeline.ts'],
    // The file imports tests of another suite.
    titles: /^(Pipeline class|Query to Pipeline)/,
    missing: [
      {
        tests:
          /logical m(ax|in) works|conditional works|testNestedFields|including \. notation|specified precision|testAbs/,
        why: 'the service before aliases were paths',
      },
      TIES,
    ],
    settings: ({ firestore }: Addresses) => ({
      environment: {
        GCLOUD_PROJECT: PROJECT,
        FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
        FIRESTORE_NAMED_DATABASE: 'enterprise',
        RUN_ENTERPRISE_TESTS: 'true',
      },
    }),
  },
  {
    name: 'admin',
    repository: 'admin',
    platform: 'node',
    folder: '.',
    published: [
      { from: 'lib', to: 'firebase-admin/lib' },
      { from: 'src', to: 'firebase-admin/lib' },
    ],
    files: ['test/integration/{app,auth,firestore,storage}.spec.ts'],
    setup: ['test/integration/setup.ts'],
    libraries: [
      ...TESTING,
      '@firebase/app-compat',
      '@firebase/auth-compat',
      'bcrypt',
      'chalk',
      'firebase-admin',
      'lodash',
      'minimist',
    ],
    backend: BACKEND,
    settings: ({ identity, firestore }: Addresses) => ({
      environment: {
        GCLOUD_PROJECT: PROJECT,
        FIREBASE_EMULATOR_HUB: new URL(identity).host,
        FIREBASE_AUTH_EMULATOR_HOST: new URL(identity).host,
        FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
        STORAGE_EMULATOR_HOST: identity,
      },
      flags: ['--testMultiTenancy'],
    }),
    missing: [
      {
        tests: /getDownloadUrl returns a download URL/,
        why: 'the address of the service itself',
      },
    ],
  },
];
