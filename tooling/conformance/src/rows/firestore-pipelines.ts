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
    'A pipeline tells what it took and its tree of execution, as text or JSON',
    'The tree has the stages, not the nodes of a plan; memory is counted as the size of the rows',
    testsOf('packages/firestore-service/src/service/explain-pipeline.test.ts')(
      'tells what a pipeline took, with its results',
    ),
  ),
  same(
    'query.pipelines.equal-absent',
    PAGES.pipelineComparisons,
    'An absent field equals nothing, differs from everything, and is not comparable',
    expressions('give %s', "'an absent field differs'"),
  ),
  same(
    'query.pipelines.cmp',
    PAGES.pipelineComparisons,
    '`cmp` orders values across types',
    testsOf('packages/firestore-service/src/pipeline/functions/cmp.test.ts')(
      'cmp of %j and %j is %s',
    ),
  ),
  same(
    'query.pipelines.equal-any',
    PAGES.pipelineLogic,
    '`equal_any` finds null and NaN; an absent field is in no list',
    expressions('give %s', "'an absent field is not kept out'"),
  ),
  same(
    'query.pipelines.logic-absent',
    PAGES.pipelineLogic,
    '`and`, `or` and `xor` give null where an absent field leaves them open; `conditional` takes it for false',
    expressions('give %s', "'a conjunction with an absent field'"),
  ),
  absent('query.pipelines.search', PAGES.pipelines, 'The stage `search`', 'Not there'),
];
