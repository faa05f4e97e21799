import { parseArgs } from 'node:util';
import { largeGroup } from './large-group.ts';

// Writes the seed of a large group for `npm start -- --seed FILE`; see docs/performance.md.
const { values } = parseArgs({
  options: {
    uid: { type: 'string' },
    group: { type: 'string', default: 'large' },
    people: { type: 'string', default: '50' },
    expenses: { type: 'string', default: '10000' },
  },
});
if (values.uid === undefined) throw new Error('Say whose group it is to be: --uid UID');
const documents = largeGroup({
  uid: values.uid,
  groupId: values.group,
  people: Number(values.people),
  expenses: Number(values.expenses),
});
process.stdout.write(JSON.stringify(documents));
