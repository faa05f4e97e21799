import { PAGES } from '../pages.ts';
import { same, stricter, testsOf, type Section } from '../row.ts';

const client = testsOf('packages/local-backend/tests/rules/rules-unit-testing.test.ts');
const proof = testsOf('packages/security-rules/tests/query-proof.test.ts');
const matching = testsOf('packages/security-rules/tests/matching.test.ts');
const storage = testsOf('packages/security-rules/tests/storage-rules.test.ts');
const listen = testsOf('packages/firestore-service/src/listen/listen-access.test.ts');
const reload = testsOf('packages/local-backend/tests/rules/reload.test.ts');
const language = testsOf('packages/security-rules/tests/language.test.ts');
const {
  rulesStructure,
  rulesQuery,
  rulesConditions,
  rulesUnitTests,
  storageConditions,
  storageRules,
} = PAGES;
const proves = (of: string) => proof('%s with %o is %s', of);

/** Evaluation of rules for requests. */
export const rulesRequestRows: Section = {
  title: 'Security rules: requests',
  rows: [
    same(
      'rules.read',
      rulesStructure,
      '`read` is `get` and `list`; `write` is `create`, `update` and `delete`',
      matching('%s', "['write', ['create', 'update', 'delete']]"),
    ),
    same(
      'rules.default',
      rulesStructure,
      'What no rule allows is refused',
      matching('refuses where none applies, and says so'),
    ),
    same(
      'rules.databases',
      rulesStructure,
      'A rule names the databases that it is for',
      matching('tells databases apart'),
    ),
    same(
      'rules.subcollections',
      rulesStructure,
      'A rule for a collection does not reach into those below',
      matching('matches literals and single wildcards segment by segment'),
    ),
    same(
      'rules.auth',
      rulesConditions,
      '`request.auth` has the uid and the token',
      language('%s', "request.auth.uid == 'alice'"),
    ),
    same(
      'rules.auth.provider',
      `${PAGES.rulesReference}/rules.firestore.Request#auth`,
      'The token tells the provider',
      language('%s', 'request.auth.token.firebase.sign_in_provider'),
    ),
    same(
      'rules.get',
      rulesConditions,
      '`get` and `exists` read other documents',
      matching('read from the project of the request'),
    ),
    same(
      'rules.get.missing',
      rulesConditions,
      '`get` of a document that is missing gives null',
      matching('get gives null for a missing document'),
    ),
    same(
      'rules.get-after',
      rulesConditions,
      '`getAfter` and `existsAfter` read the state after the writes',
      matching('tell before and after a write apart'),
    ),
    same(
      'rules.batch',
      rulesConditions,
      'A batch is judged by the state after all of it, and refused whole',
      client('judge a batch by what will be there after it, and refuse it whole'),
    ),
    same(
      'rules.transaction',
      rulesConditions,
      'Transactions are judged like batches',
      client('are judged in transactions too'),
    ),
    same(
      'rules.not-filters',
      rulesQuery,
      'A query that could give a document that is not allowed is refused whole',
      client('allow queries that the filters prove, and only those'),
    ),
    same(
      'rules.query.equality',
      rulesQuery,
      'A filter by equality proves a condition',
      proves('resource.data.uid == request.auth.uid'),
    ),
    same(
      'rules.query.inequality',
      rulesQuery,
      'A filter by inequality proves a bound',
      proves('resource.data.n >= 18'),
    ),
    same(
      'rules.query.array',
      rulesQuery,
      'A filter for an element proves that it is there',
      proves('request.auth.uid in resource.data.members'),
    ),
    same(
      'rules.query.alternatives',
      rulesQuery,
      'Of alternatives each has to be allowed',
      proof('have to be allowed one by one'),
    ),
    stricter(
      'rules.query.many-alternatives',
      rulesQuery,
      'Nothing is said of many alternatives',
      'Beyond a number the filter is left out, which refuses rather than allows',
      proof('that are too many leave the filter out, which refuses rather than allows'),
    ),
    same(
      'rules.query.limit',
      rulesQuery,
      '`request.query` has limit, offset and order',
      proof('are members of request.query'),
    ),
    same(
      'rules.query.group',
      rulesQuery,
      'A collection group query needs a recursive wildcard',
      client('let a collection group through a recursive wildcard'),
    ),
    same(
      'rules.query.count',
      PAGES.aggregation,
      'Aggregations are judged like the query',
      client('treat counting like a query'),
    ),
    same(
      'rules.query.pipelines',
      PAGES.pipelines,
      'Pipelines are judged by the rules',
      testsOf('packages/firestore-service/src/pipeline/pipeline-access.test.ts')(
        'rules judge pipelines %s',
      ),
    ),
    same(
      'rules.listen',
      rulesQuery,
      'Listeners are judged like queries',
      client('refuse listeners the same way'),
    ),
    same(
      'rules.listen.ends',
      PAGES.listen,
      'A listener that is no longer allowed ends',
      listen('ends a listener to a document when the document itself no longer allows it'),
    ),
    same(
      'rules.listen.reads',
      PAGES.listen,
      'A listener ends when what its rules read no longer allows it',
      client('a listener ends when what its rules looked up changes'),
    ),
    same(
      'rules.admin',
      rulesStructure,
      'Server libraries pass rules by',
      matching('an administrator passes'),
    ),
    same(
      'rules.deploy.invalid',
      rulesStructure,
      'Rules with a mistake are not deployed; the former ones stay',
      client('refuse malformed rules and keep the old ones'),
    ),
    same(
      'rules.deploy.reload',
      rulesStructure,
      'New rules hold for requests from then on',
      reload('puts changed rules in force, for open listeners too'),
    ),
    same(
      'rules.testing.coverage',
      rulesUnitTests,
      'Tests can ask for coverage, as JSON and as a page',
      client('report coverage as JSON and as a page'),
    ),
    same(
      'rules.testing.projects',
      rulesUnitTests,
      'Each project under test has rules of its own',
      client('hold each project to its own rules'),
    ),
    same(
      'rules.storage.match',
      storageRules,
      'Storage rules match names by their folders',
      storage('match by their folders'),
    ),
    same(
      'rules.storage.resource',
      storageConditions,
      '`resource` is the object before, `request.resource` after',
      storage('are seen before and after a write'),
    ),
    same(
      'rules.storage.list',
      storageRules,
      '`list` is judged by the folder',
      storage('are listed by the folder'),
    ),
    same(
      'rules.storage.params',
      storageConditions,
      '`request.params` has the parameters of the request',
      storage('know the parameters of the request'),
    ),
    same(
      'rules.storage.empty-segment',
      PAGES.objectNames,
      'A name with a leading slash is another object than without',
      storage('are other ones with an empty segment in their name'),
    ),
    same(
      'rules.storage.firestore',
      storageConditions,
      '`firestore.get` and `firestore.exists` read documents',
      storage('reads documents of Firestore'),
    ),
    same(
      'rules.storage.testing',
      rulesUnitTests,
      'The testing library works with storage rules',
      testsOf('packages/local-backend/tests/rules/rules-unit-testing-storage.test.ts')(
        'lets people write and read what is theirs, within its size',
      ),
    ),
  ],
};
