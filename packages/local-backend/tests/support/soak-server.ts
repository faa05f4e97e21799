import { startLocalBackend } from '../../src/start-local-backend.ts';

// Runs with `--expose-gc`: reports its address, and its memory use on each message.
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
