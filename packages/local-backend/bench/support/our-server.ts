import { createLocalBackend } from '../../src/create-local-backend.ts';

const [folder = ''] = process.argv.slice(2);
const backend = await createLocalBackend({
  data: { kind: 'folder', path: folder },
  emulatorTokens: true,
});
console.log(backend.addresses.firestore.port);
