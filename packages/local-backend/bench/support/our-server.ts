import { startLocalBackend } from '../../src/start-local-backend.ts';

const [folder = '', durability] = process.argv.slice(2);
const backend = await startLocalBackend({
  data: { kind: 'folder', path: folder },
  durability: durability === 'power' ? 'power' : 'process',
  emulatorTokens: true,
});
console.log(backend.addresses.firestore.port);
