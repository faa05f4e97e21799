import { policyProblem, type CspOptions } from './csp-options.ts';
import { readJsonFile } from '../files/read-file.ts';
import { StartError } from '../diagnostics/start-error.ts';

/** @throws {StartError} if the file is missing or malformed, or would allow more than hashes */
export function readHostingPolicy(path: string): CspOptions {
  const { $comment: _, ...policy } = readJsonFile(path, 'hosting policy');
  const problem = policyProblem(policy);
  if (problem === undefined) return policy;
  throw new StartError(`The hosting policy ${path} is malformed: ${problem}. Correct it there.`);
}
