export {
  FINDING_KINDS,
  type Finding,
  type FindingCode,
  type Severity,
} from '../findings/finding.ts';
export { countFindings, formatFindings } from '../findings/format-findings.ts';
export { sarifLog } from '../findings/sarif.ts';
export type { RequestBounds } from '../lint/measure-requests.ts';
export { type EquivalentMutants, parseEquivalents } from '../mutation/equivalent-mutants.ts';
export type { RulesService } from '../program.ts';
export { parseRecordedRequests, RecordingError } from '../recording/recorded-request.ts';
export {
  replayRequest,
  replayRequests,
  type Replay,
  type ReplayedRequest,
  type ReplayResult,
  type ReplayRules,
} from '../recording/replay.ts';
export {
  coverageKinds,
  mergeCoverage,
  summarizeCoverage,
  type CoverageGap,
  type CoverageSummary,
  type SeenExpression,
  type SeenExpressions,
} from '../report/coverage-kinds.ts';
export {
  checkRules,
  type CheckedSource,
  type CheckOptions,
  type RulesCheck,
} from './check-rules.ts';
