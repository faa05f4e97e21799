import { PAGES } from '../pages.ts';
import { absent, differs, same, testsOf, unverified, type Row } from '../row.ts';

const listeners = testsOf('packages/firestore-service/tests/sdk/listeners.test.ts');
const stream = testsOf('packages/firestore-service/src/listen/listen-stream.test.ts');
const maintenance = testsOf('packages/firestore-service/src/maintenance/maintenance.test.ts');
const { listen } = PAGES;

/** Rows about listeners. */
export const firestoreListenerRows: readonly Row[] = [
  same(
    'listen.first',
    listen,
    'A listener starts with what is there',
    stream('sends the matching documents, then that they are current, then a snapshot'),
  ),
  same(
    'listen.commit',
    listen,
    'A commit is one snapshot',
    listeners('shows a batch as one change'),
  ),
  same(
    'listen.local',
    listen,
    'Own writes show at once, marked as pending',
    listeners('sees its own writes at once and their confirmation'),
  ),
  same('listen.limit', listen, 'A limit stays full', listeners('keeps its limit full')),
  same(
    'listen.error',
    listen,
    'A listener whose query is wrong is told',
    listeners('is told when its query is wrong'),
  ),
  same(
    'listen.resume',
    PAGES.firestoreRpc,
    'A listener resumes with what changed',
    stream('resumes with only what changed since the token'),
  ),
  same(
    'listen.existence-filter',
    PAGES.firestoreRpc,
    'A client that counts otherwise gets an existence filter',
    stream('sends an existence filter to a client that counts otherwise'),
  ),
  differs(
    'listen.thirty-minutes',
    listen,
    'After 30 minutes apart a listener is charged anew',
    'Nothing is charged; it resumes within an hour',
    maintenance(
      'forgets revisions after an hour, and starts listeners over that resume from before',
    ),
  ),
  same(
    'listen.bundles',
    PAGES.bundles,
    'A bundle fills the cache',
    testsOf('packages/firestore-service/tests/sdk/persistence.test.ts')(
      'a bundle fills the cache and its query goes on from there',
    ),
  ),
  absent(
    'listen.connections',
    PAGES.quotas,
    'About a million connections at once, 10,000 new ones a second',
    'What one process takes',
  ),
  unverified(
    'listen.token-expiry',
    listen,
    'What happens to a listener whose token expires is not said',
    'It ends with its account, not with the hour of its token',
    testsOf('packages/local-backend/tests/identity/expired-tokens.test.ts')(
      'a listener goes on past the expiry of its token',
    ),
  ),
];
