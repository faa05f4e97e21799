import { expect, it } from 'vitest';
import { policyProblem } from './csp-options.ts';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

it('takes hashes and frames of its own', () => {
  const policy = { framesItself: true, styles: [HASH], styleAttributes: [HASH] };
  expect(policyProblem(policy)).toBeUndefined();
  expect(policyProblem({})).toBeUndefined();
});

it.each([
  [{ styles: ["'unsafe-inline'"] }, '"styles" must be a list of hashes'],
  [{ styles: [`${HASH}'; script-src *; x '`] }, '"styles" must be a list of hashes'],
  [{ styleAttributes: HASH }, '"styleAttributes" must be a list'],
  [{ framesItself: '*' }, '"framesItself" must be true or false'],
  [{ scripts: [HASH] }, '"scripts" is not known'],
])('refuses %j', (policy, problem) => {
  expect(policyProblem(policy)).toContain(problem);
});
