import { PAGES } from '../pages.ts';
import { absent, same, testsOf, type Section } from '../row.ts';
import { firestoreListenerRows } from './firestore-listeners.ts';
import { firestorePipelineRows } from './firestore-pipelines.ts';

const parse = testsOf('packages/firestore-service/src/query/parse-query.test.ts');
const refuses = (of: string) => parse('refuses %s', of);
const finds = (of: string) => parse('%s', of);
const sdk = testsOf('packages/firestore-service/tests/sdk/queries.test.ts');
const missing = testsOf('packages/firestore-service/src/plan/missing-index.test.ts');
const aggregate = testsOf('packages/firestore-service/src/read/aggregate.test.ts');
const nearest = testsOf('packages/firestore-service/src/nearest/nearest.test.ts');
const { queries, queryLimits, orders, cursors, inequalities, aggregation, indexes, vectors } =
  PAGES;

/** Queries, indexes and listeners. */
export const firestoreQueryRows: Section = {
  title: 'Firestore: queries, indexes and listeners',
  rows: [
    same(
      'query.equal',
      queries,
      '`==` takes both kinds of number',
      finds('== takes both kinds of number'),
    ),
    same(
      'query.not-equal',
      queries,
      '`!=` takes no null and no missing field',
      finds('!= takes neither null nor nothing'),
    ),
    same(
      'query.less',
      queries,
      'Inequalities stay within the type',
      finds('< stays within the type, without NaN'),
    ),
    same('query.in', queries, '`in` takes 30 values', refuses('31 values')),
    same('query.in.empty', queries, '`in` takes at least one value', refuses('no values')),
    same('query.in.null', queries, '`in` finds no null', finds('in takes neither null nor NaN')),
    same(
      'query.in.arrays',
      queries,
      '`in` compares lists as a whole',
      finds('in takes arrays as a whole'),
    ),
    same('query.not-in', queries, '`not-in` takes 10 values', refuses('11 values to exclude')),
    same(
      'query.not-in.null',
      queries,
      '`not-in` with null finds nothing',
      finds('not-in with a null takes nothing'),
    ),
    same(
      'query.not-in.or',
      queryLimits,
      '`not-in` does not go with `in`, `array-contains-any` or `or`',
      refuses('values to exclude among alternatives'),
    ),
    same(
      'query.not-in.not-equal',
      queryLimits,
      '`not-in` and `!=` do not go together',
      refuses('two negations'),
    ),
    same(
      'query.array-contains',
      queries,
      '`array-contains` finds elements',
      finds('array-contains takes elements'),
    ),
    same(
      'query.array-contains-any',
      queries,
      '`array-contains-any` takes a list of values',
      refuses('a value in place of a list'),
    ),
    same(
      'query.array-contains.once',
      queryLimits,
      'One `array-contains` clause for each alternative',
      refuses('two elements at once'),
    ),
    same(
      'query.disjunctions',
      queryLimits,
      'A query has 30 alternatives in its normal form',
      refuses('too many alternatives'),
    ),
    same(
      'query.or',
      queries,
      '`or` gives each document once',
      finds('or gives each document once'),
    ),
    same(
      'query.inequality-fields',
      inequalities,
      'Inequalities on 10 fields',
      refuses('inequalities on 11 fields'),
    ),
    same(
      'query.inequality-order',
      inequalities,
      'The fields of inequalities are ordered by, unless others are named',
      parse('adds to the order %s'),
    ),
    same(
      'query.order',
      orders,
      'Orders leave documents without the field out',
      sdk('leaves out documents without the field'),
    ),
    same(
      'query.order.name',
      orders,
      'Equal documents are ordered by name',
      sdk('sorts by fields and then by id'),
    ),
    same(
      'query.limit-to-last',
      orders,
      '`limitToLast` takes the end',
      sdk('%s', "'limitToLast', [limitToLast(3)]"),
    ),
    same(
      'query.cursor',
      cursors,
      'A cursor starts or ends at values',
      sdk('takes values of several orders'),
    ),
    same('query.cursor.document', cursors, 'Or at a document', sdk('starts at a document')),
    same(
      'query.cursor.values',
      cursors,
      'A cursor has no more values than orders',
      refuses('more cursor values than orders'),
    ),
    same(
      'query.negative-limit',
      PAGES.firestoreRpc,
      'A limit is not negative',
      refuses('a negative limit'),
    ),
    same(
      'query.group',
      queries,
      'A collection group spans all parents',
      sdk('a collection group spans all parents'),
    ),
    same(
      'query.one-collection',
      PAGES.firestoreRpc,
      'A query names one collection at most',
      refuses('two collections'),
    ),
    absent(
      'query.composite-conditions',
      PAGES.quotas,
      'A query has 100 filters, orders and ancestor conditions together',
      'Not counted',
    ),
    same(
      'query.index.automatic',
      indexes,
      'Single fields are indexed by themselves',
      missing('needs no index for %s', 'an equality'),
    ),
    same(
      'query.index.merged',
      indexes,
      'Several equalities need no index of their own',
      missing('needs no index for %s', 'several equalities'),
    ),
    same(
      'query.index.composite',
      indexes,
      'An equality and a range need a composite index',
      missing('asks for an index for %s, and is content with it', 'an equality and a range'),
    ),
    same(
      'query.index.orders',
      indexes,
      'Two orders need a composite index',
      missing('asks for an index for %s, and is content with it', 'two orders'),
    ),
    same(
      'query.index.merging',
      indexes,
      'Indexes that share their order are merged',
      missing('merges indexes that share their order'),
    ),
    same(
      'query.index.reversed',
      indexes,
      'An index is read from both ends',
      missing('reads an index from its other end'),
    ),
    same(
      'query.index.group',
      indexes,
      'A collection group needs an index of that scope',
      missing('asks for an index over the group, by an override that keeps the usual ones'),
    ),
    same(
      'query.index.exempt',
      PAGES.indexing,
      'A field that is exempt cannot be asked for',
      missing('refuses a query on a field that is exempt, or inside a map that is'),
    ),
    same(
      'query.index.listener',
      indexes,
      'A listener without an index is refused',
      missing('refuses a listener that lacks an index, and keeps its stream'),
    ),
    same(
      'query.index.definition',
      PAGES.indexReference,
      'A definition that is wrong is refused, one without a scope too',
      missing('names what is wrong with a definition'),
    ),
    absent(
      'query.index.count',
      PAGES.quotas,
      'A database has 200 composite indexes, 1,000 with billing',
      'Not counted',
    ),
    absent(
      'query.index.building',
      indexes,
      'New indexes take minutes to be built',
      'They are there at once',
    ),
    same(
      'query.aggregation',
      aggregation,
      'Count, sum and average',
      sdk('counts, adds up and averages'),
    ),
    same(
      'query.aggregation.five',
      aggregation,
      'Five aggregations at most',
      sdk('refuses more than five'),
    ),
    same(
      'query.aggregation.empty',
      aggregation,
      'The average of nothing is null',
      aggregate('%s', 'the average of nothing is null'),
    ),
    same(
      'query.aggregation.double',
      aggregation,
      'A double makes the sum one; integers that overflow too',
      aggregate('%s', 'the largest integers add up to a double'),
    ),
    same(
      'query.aggregation.others',
      aggregation,
      'What is no number counts for nothing',
      aggregate('%s', 'what is no number counts for nothing'),
    ),
    absent(
      'query.aggregation.timeout',
      aggregation,
      'An aggregation that takes over 60 seconds fails',
      'No timeout',
    ),
    same(
      'query.vector',
      vectors,
      'The nearest vectors by three measures',
      nearest('gives the nearest first by %s, with their distance'),
    ),
    same(
      'query.vector.index',
      vectors,
      'They need a vector index',
      nearest('asks for a vector index where indexes are required'),
    ),
    same(
      'query.vector.limit',
      vectors,
      'A search gives 1,000 documents at most',
      nearest('refuses %j', 'limit: 1001'),
    ),
    same(
      'query.explain',
      PAGES.explain,
      'A query tells its plan and what it took',
      testsOf('packages/firestore-service/src/service/explain.test.ts')(
        'tells what a query took, with the last of its results',
      ),
    ),
    ...firestorePipelineRows,
    ...firestoreListenerRows,
  ],
};
