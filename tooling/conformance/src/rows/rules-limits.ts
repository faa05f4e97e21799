import { PAGES } from '../pages.ts';
import { absent, differs, same, testsOf, unverified, type Section } from '../row.ts';

const source = testsOf('packages/security-rules/tests/source-errors.test.ts');
const matching = testsOf('packages/security-rules/tests/matching.test.ts');
const cost = testsOf('packages/security-rules/tests/expression-cost.test.ts');
const costs = testsOf('packages/local-backend/tests/rules/rule-costs.test.ts');
const client = testsOf('packages/local-backend/tests/rules/rules-unit-testing.test.ts');
const { rulesLimits, rulesAccess, rulesStructure, pyric, rulesConditions } = PAGES;

/** Limits of rules. */
export const rulesLimitRows: Section = {
  title: 'Security rules: limits',
  rows: [
    same(
      'rules.access.single',
      rulesAccess,
      'A request for one document, or a query, may read 10 others',
      matching('are limited to 10 documents of a request, each charged once'),
    ),
    same(
      'rules.access.multiple',
      rulesAccess,
      'Reads of several documents, transactions and batches may read 20 others',
      client('share a budget of 20 documents when several are read at once'),
    ),
    same(
      'rules.access.exceeding',
      rulesAccess,
      'Exceeding either limit refuses the request',
      matching('are not absorbed when they are too many'),
    ),
    same(
      'rules.access.cached',
      rulesAccess,
      'A document that was read is not charged again within the request',
      matching('are limited to 10 documents of a request, each charged once'),
    ),
    unverified(
      'firestore.rules.access-cache-per-commit',
      rulesAccess,
      'Some accesses may be cached, and cached ones do not count; over which writes of a commit is not said',
      'A document is charged once a commit',
      matching('share a budget over the documents of a commit'),
    ),
    same(
      'rules.expressions',
      rulesLimits,
      'A request may evaluate 1,000 expressions',
      cost('takes 1000 and refuses 1001'),
    ),
    unverified(
      'firestore.rules.cost-per-write-or-commit',
      rulesLimits,
      'The limit is called one of a request; the rules test API judges one document at a time',
      'Each document of a commit is counted anew',
      costs('is told of each document of a commit, which is counted anew for each'),
    ),
    same(
      'rules.expressions.unit',
      pyric,
      'Every node counts, names and literals too; `is`, `&&`, a ternary, `let` and a segment of a path have prices of their own (observed)',
      cost('counts $shape as the service does'),
    ),
    same(
      'rules.expressions.no-way-around',
      pyric,
      'What another operand or statement says does not lift the limit (observed)',
      cost('cannot be passed by another operand or statement'),
    ),
    same(
      'rules.nesting',
      rulesLimits,
      'Matches may be nested 10 deep',
      source('%s', '10 nested matches'),
    ),
    same(
      'rules.path-segments',
      rulesLimits,
      'Nested matches may have 100 segments of a path',
      source('%s', '100 segments'),
    ),
    same(
      'rules.captures',
      rulesLimits,
      'Nested matches may have 20 wildcards',
      source('%s', '20 wildcards'),
    ),
    same(
      'rules.arguments',
      rulesLimits,
      'A function may take 7 arguments',
      source('%s', '7 arguments'),
    ),
    differs(
      'rules.variables',
      rulesLimits,
      'A function may have 10 `let` variables',
      '11, as the service was observed to take',
      source('%s', '11 variables'),
    ),
    differs(
      'rules.call-depth',
      rulesLimits,
      'Functions may call each other 20 deep',
      '21, as the service was observed to take; also those that nobody calls',
      source('takes so many %s and no more', 'functions that call each other'),
    ),
    same(
      'rules.recursion',
      rulesLimits,
      'A function may not call itself, directly or through others',
      source('refuses recursion, direct or through others'),
    ),
    same(
      'rules.source-size',
      rulesLimits,
      'Rules may have 256 KB of source',
      source('%s', '256 KiB'),
    ),
    absent(
      'rules.compiled-size',
      rulesLimits,
      'Compiled rules may have 250 KB',
      'Not measured: the compiled form is the service’s own',
    ),
    same(
      'rules.complexity.row',
      pyric,
      '98 comparisons may stand in a row (observed)',
      source('takes so many %s and no more', 'comparisons in a row'),
    ),
    same(
      'rules.complexity.right',
      pyric,
      '49 terms may be nested to the right (observed)',
      source('takes so many %s and no more', 'comparisons nested to the right'),
    ),
    same(
      'rules.complexity.parentheses',
      pyric,
      '97 parentheses may enclose a comparison (observed)',
      source('takes so many %s and no more', 'parentheses around a comparison'),
    ),
    same(
      'rules.recursive-wildcards',
      rulesStructure,
      'A path may have one recursive wildcard',
      source('%s', 'one recursive wildcard'),
    ),
    same(
      'rules.recursive-wildcard.version-1',
      rulesStructure,
      'Before version 2 a recursive wildcard stands last',
      source('wants a recursive wildcard last before version 2'),
    ),
    same(
      'rules.recursive-wildcard.version-1-empty',
      rulesStructure,
      'Before version 2 a recursive wildcard does not match nothing',
      matching('needs at least one segment for a recursive wildcard before version 2'),
    ),
    same(
      'rules.recursive-wildcard.version-2',
      rulesStructure,
      'In version 2 it matches any number of segments, none included',
      matching('takes any number of segments by a recursive wildcard, none included'),
    ),
    same(
      'rules.wildcard',
      rulesStructure,
      'A wildcard matches one segment',
      matching('matches literals and single wildcards segment by segment'),
    ),
    same(
      'rules.or',
      rulesStructure,
      'Where several matches fit, one that allows suffices',
      matching('allow what any of them allows'),
    ),
    same(
      'rules.functions.scope',
      rulesConditions,
      'Functions see the wildcards of where they stand',
      matching('see the wildcards where they stand, not where they are called'),
    ),
    same(
      'rules.functions.let',
      rulesConditions,
      'Variables can be used by later ones and by the result',
      matching('bind variables that later ones and the result can use'),
    ),
    unverified(
      'rules.deployment-delay',
      PAGES.rulesDeploying,
      'New rules may take up to ten minutes to hold for open listeners',
      'They hold at once, for open listeners too',
      testsOf('packages/local-backend/tests/rules/reload.test.ts')(
        'puts changed rules in force, for open listeners too',
      ),
    ),
  ],
};
