import type { Result } from '@quits/errors';
import {
  type ParsedRules,
  type ParsedStorageRules,
  parseFirestoreRules,
  parseStorageRules,
  type RulesError,
  type RulesOptions,
} from '@quits/security-rules';
import { readTextFile } from './read-file.ts';
import { StartError } from '../diagnostics/start-error.ts';

/** Default rules, which deny everyone but administrators. */
const CLOSED = "rules_version = '2'; service cloud.firestore {}";
const CLOSED_STORAGE = "rules_version = '2'; service firebase.storage {}";

/** Source of rules: a file, or their text. */
export interface RulesSource {
  readonly rulesFile?: string;
  readonly rules?: string;
}

/** @throws {StartError} when the rules are missing or malformed, with the line */
export function readFirestoreRules(
  { rulesFile, rules }: RulesSource,
  options: RulesOptions = {},
): ParsedRules {
  const name = rulesFile ?? 'firestore.rules';
  const source =
    rules ?? (rulesFile === undefined ? CLOSED : readTextFile(rulesFile, 'rules file'));
  return accepted(parseFirestoreRules(source, name, options), name);
}

/** Source of the object store's rules: a file, or their text. */
export interface StorageRulesSource {
  readonly storageRulesFile?: string;
  readonly storageRules?: string;
}

/** @throws {StartError} when the rules are missing or malformed, with the line */
export function readStorageRules({
  storageRulesFile: file,
  storageRules: rules,
}: StorageRulesSource): ParsedStorageRules {
  const name = file ?? 'storage.rules';
  const source = rules ?? (file === undefined ? CLOSED_STORAGE : readTextFile(file, 'rules file'));
  return accepted(parseStorageRules(source, name), name);
}

function accepted<Rules>(parsed: Result<Rules, RulesError[]>, name: string): Rules {
  if (parsed.ok) return parsed.value;
  throw new StartError(
    `The rules file ${name} is malformed: ${describeRulesErrors(parsed.error)} Correct it there.`,
  );
}

/** The first mistake with its position, and how many follow, in one line. */
export function describeRulesErrors(errors: readonly RulesError[]): string {
  const [first] = errors;
  if (first === undefined) return '';
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return `line ${first.line}, column ${first.column}: ${first.message.replaceAll('\n', ' ')}${more}`;
}
