import { startLocalBackend } from '../../src/index.ts';

// Run by a test that kills it: writes documents as fast as possible and prints the acknowledged ones, or only waits
// until the functions have run.
const [data = '', functionsFolder = '', first = ''] = process.argv.slice(2);
const backend = await startLocalBackend({
  data: { kind: 'folder', path: data },
  functionsFolder,
  project: 'demo',
  emulatorTokens: 'accept',
});
await backend.functionsIdle();
if (first === '') {
  process.stdout.write('idle\n');
  await backend.stop();
} else {
  const database = 'projects/demo/databases/(default)';
  for (let n = Number(first); ; n += 1) {
    const name = `${database}/documents/notes/${n}`;
    // One after the other, so that kills hit every moment of a run.
    // oxlint-disable-next-line no-await-in-loop
    await backend.firestore.unary(
      'Commit',
      { database, writes: [{ update: { name, fields: { n: { integerValue: String(n) } } } }] },
      { authorization: 'Bearer owner' },
    );
    process.stdout.write(`${n}\n`);
  }
}
