import { PAGES } from '../pages.ts';
import { absent, differs, same, testsOf, type Row } from '../row.ts';

const access = testsOf('packages/firestore-service/src/pipeline/pipeline-access.test.ts');
const expressions = testsOf('packages/firestore-service/tests/sdk/pipeline-expressions.test.ts');

/** Rows about pipelines. */
export const firestorePipelineRows: readonly Row[] = [
  same('query.pipelines', PAGES.pipelines, 'Pipelines need no index', access('need no index')),
  differs(
    'query.pipelines.explain',
    PAGES.pipelineExplain,
    'An explained pipeline returns statistics and its execution tree, as text or JSON',
    'The tree consists of stages instead of plan nodes; memory is the size of the rows',
    testsOf('packages/firestore-service/src/service/explain-pipeline.test.ts')(
      'returns execution statistics with the results',
    ),
  ),
  same(
    'query.pipelines.equal-absent',
    PAGES.pipelineComparisons,
    'An absent field equals no value, differs from every value, and has no order',
    expressions('give %s', "'an absent field differs from every value'"),
  ),
  same(
    'query.pipelines.cmp',
    PAGES.pipelineComparisons,
    '`cmp` compares values of different types',
    testsOf('packages/firestore-service/src/pipeline/functions/cmp.test.ts')(
      'cmp of %j and %j is %s',
    ),
  ),
  same(
    'query.pipelines.equal-any',
    PAGES.pipelineLogic,
    '`equal_any` finds null and NaN in a list; no list contains an absent field',
    expressions('give %s', "'an absent field not in a list'"),
  ),
  same(
    'query.pipelines.logic-absent',
    PAGES.pipelineLogic,
    '`and`, `or` and `xor` return null if the result depends on an absent field; `conditional` treats it as false',
    expressions('give %s', "'and with an absent field and true'"),
  ),
  absent('query.pipelines.search', PAGES.pipelines, 'The stage `search`', 'Not there'),
];
