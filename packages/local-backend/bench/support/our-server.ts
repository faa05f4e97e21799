import { startLocalBackend } from '../../src/start-local-backend.ts';

const [folder = ''] = process.argv.slice(2);
const backend = await startLocalBackend({
  data: { kind: 'folder', path: folder },
  emulatorTokens: true,
});
console.log(backend.addresses.firestore.port);
