export { connectTestBackend } from './connect-test-backend.ts';
export type { Expectations } from './expectations.ts';
export { RulesExpectationError } from './rules-expectation-error.ts';
export { startTestBackend, type LocalTestBackend } from './start-test-backend.ts';
export type { TestBackend } from './test-backend.ts';
export type { SeedDocuments, TestClock } from './test-control.ts';
export { workerProject } from './worker-project.ts';
export type { Restored, Snapshot } from '../state/backend-snapshots.ts';
export type { DecidedRequest } from '@quits/security-rules';
