import { createFirestore } from '@quits/firestore-service';
import { openDatabase } from '../../src/data/open-database.ts';

const DATABASE = 'projects/demo/databases/(default)';

// Run by a test that kills it: writes batches as fast as possible, several per tick of the event
// loop, and prints the acknowledged ones.
const [folder = '', first = '0', atOnce = '1'] = process.argv.slice(2);
const { service } = createFirestore({
  storage: openDatabase({ kind: 'folder', path: folder }),
  rules: () => undefined,
  authenticate: () => ({ kind: 'admin' }),
});

for (let n = Number(first); ; n += Number(atOnce)) {
  await Promise.all(Array.from({ length: Number(atOnce) }, (_, i) => writePair(n + i)));
}

async function writePair(n: number): Promise<void> {
  const fields = { n: { integerValue: String(n) }, text: { stringValue: 'x'.repeat(n % 3000) } };
  const writes = ['left', 'right'].map((side) => ({
    update: { name: `${DATABASE}/documents/${side}/${n}`, fields },
  }));
  const refused = { ...writes[0], currentDocument: { exists: true } };
  // A neighbor that fails.
  service.unary('Commit', { database: DATABASE, writes: [refused] }, {}).catch(() => undefined);
  await service.unary('Commit', { database: DATABASE, writes }, {});
  process.stdout.write(`${n}\n`);
}
