import { openDatabase } from '../../server/open-database.ts';
import { createFirestore } from '../create-firestore.ts';
import { DATABASE, nameOf } from './open-firestore.ts';

// Run by a test that kills it: writes pairs as fast as it can and says which were acknowledged.
const [folder = '', first = '0'] = process.argv.slice(2);
const { service } = createFirestore({
  storage: openDatabase({ kind: 'folder', path: folder }),
  rules: () => undefined,
  authenticate: () => ({ kind: 'admin' }),
});

for (let n = Number(first); ; n += 1) {
  const fields = { n: { integerValue: String(n) }, text: { stringValue: 'x'.repeat(n % 3000) } };
  const writes = ['left', 'right'].map((side) => ({
    update: { name: nameOf(`${side}/${n}`), fields },
  }));
  await service.unary('Commit', { database: DATABASE, writes }, {});
  process.stdout.write(`${n}\n`);
}
