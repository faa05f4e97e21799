import { startLocalBackend } from '../../src/start-local-backend.ts';

// Runs with `--expose-gc`: says where it listens, and for each message what memory is left in use.
const [folder = ''] = process.argv.slice(2);
const backend = await startLocalBackend({
  data: { kind: 'folder', path: folder },
  emulatorTokens: true,
});
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ inUse: heapUsed + external, resident: rss });
});
process.send?.({
  origin: backend.addresses.identity,
  port: backend.addresses.firestore.port,
  bucket: backend.firebaseConfig.storageBucket,
  project: backend.project,
});
