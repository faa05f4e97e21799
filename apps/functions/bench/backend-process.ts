import { fileURLToPath } from 'node:url';
import { startLocalBackend } from '@quits/local-backend';

// Run by benchmarks, which kill it: the backend with the functions, on data that stay.
const [path = ''] = process.argv.slice(2);
const FIREBASE = new URL('../../web/firebase/', import.meta.url);
const backend = await startLocalBackend({
  data: { kind: 'folder', path },
  rulesFile: fileURLToPath(new URL('firestore.rules', FIREBASE)),
  indexesFile: fileURLToPath(new URL('firestore.indexes.json', FIREBASE)),
  functionsFolder: fileURLToPath(new URL('../dist', import.meta.url)),
  project: 'demo-quits',
  emulatorTokens: true,
  log: () => undefined,
});
await backend.functionsIdle();
process.stdout.write(`${JSON.stringify(backend.addresses)}\n`);
