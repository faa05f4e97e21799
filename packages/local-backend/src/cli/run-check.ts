import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type CheckedSource,
  type CheckOptions,
  checkRules,
  countFindings,
  type EquivalentMutants,
  type Finding,
  formatFindings,
  parseEquivalents,
  parseRecordedRequests,
  RecordingError,
  type RulesCheck,
  sarifLog,
} from '@quits/security-rules/tools';
import type { CoverageReport } from '@quits/security-rules';
import { StartError } from '../diagnostics/start-error.ts';
import { readJsonFile, readTextFile } from '../files/read-file.ts';
import type { CheckCommand } from './check-arguments.ts';
import type { Writer } from './cli-log.ts';

/**
 * Runs `rules check`; returns the exit code: 1 if there are errors or warnings.
 * @throws {StartError} if a file is missing or malformed
 */
export function runCheck(command: CheckCommand, version: string, output: Writer): number {
  const options = optionsOf(command);
  const checks = sourcesOf(command).map((source) => without(checkRules(source, options), command));
  const text = format(checks, command, version);
  if (command.output === undefined) output.write(text);
  else writeFileSync(command.output, text);
  const findings = checks.flatMap((check) => check.findings);
  return findings.some(({ severity }) => severity !== 'note') ? 1 : 0;
}

function sourcesOf({ rulesFile, storageRulesFile }: CheckCommand): readonly CheckedSource[] {
  const read = (service: CheckedSource['service'], path: string | undefined) => {
    if (path === undefined) return [];
    // As it is named in the repository, for links from a scan's results.
    const file = relative('', path);
    return [{ service, file, text: readTextFile(path, 'rules file') }];
  };
  return [...read('cloud.firestore', rulesFile), ...read('firebase.storage', storageRulesFile)];
}

function optionsOf(command: CheckCommand): CheckOptions {
  const { requests, coverageReports, equivalents, coverage, mutants, maxCost } = command;
  return {
    ...(requests.length === 0 ? {} : { requests: requests.flatMap(filesIn).flatMap(requestsIn) }),
    coverageReports: coverageReports.map(
      (path) => readJsonFile(path, 'coverage report') as unknown as CoverageReport,
    ),
    ...(equivalents === undefined ? {} : { equivalents: equivalentsIn(equivalents) }),
    ...(coverage === undefined ? {} : { coverage }),
    ...(mutants === undefined ? {} : { mutants }),
    ...(maxCost === undefined ? {} : { maxCost }),
  };
}

function filesIn(path: string): readonly string[] {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder) return [path];
  return readdirSync(path)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => join(path, name));
}

function requestsIn(path: string) {
  try {
    return parseRecordedRequests(readTextFile(path, 'recording'));
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    throw new StartError(`The recording ${path} is malformed: ${error.message}`, { cause: error });
  }
}

function equivalentsIn(path: string): readonly EquivalentMutants[] {
  try {
    return parseEquivalents(readTextFile(path, 'list of equivalent mutants'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new StartError(`The list ${path} is malformed: ${error.message}`, { cause: error });
  }
}

function without(check: RulesCheck, { ignored }: CheckCommand): RulesCheck {
  return { ...check, findings: check.findings.filter(({ code }) => !ignored.includes(code)) };
}

function format(
  checks: readonly RulesCheck[],
  { format: kind, verbose }: CheckCommand,
  version: string,
): string {
  const findings = checks.flatMap((check) => check.findings);
  switch (kind) {
    case 'json':
      return `${JSON.stringify({ version: 1, checks: checks.map(withoutSpans) }, null, 2)}\n`;
    case 'sarif':
      return `${JSON.stringify(sarifLog(findings, version), null, 2)}\n`;
    case 'text':
      return checks.map((check) => describe(check, verbose)).join('');
  }
}

function withoutSpans({ requests, ...check }: RulesCheck): object {
  return {
    ...check,
    requests: requests.map(({ span, ...bounds }) => ({ ...bounds, line: span.line })),
  };
}

function describe(check: RulesCheck, verbose: boolean): string {
  const { file, findings, requests, replayed, coverage, mutation } = check;
  const shown = findings.filter(({ severity }: Finding) => verbose || severity !== 'note');
  const bounds = verbose
    ? requests.map(
        ({ path, method, most, reads }) =>
          `  ${method} ${path}: up to ${most} expressions, ${reads} documents\n`,
      )
    : [];
  const facts = [
    countFindings(findings),
    ...(replayed === undefined
      ? []
      : [`${replayed.requests} requests replayed, ${replayed.changed} decided otherwise`]),
    ...(coverage === undefined ? [] : [`coverage ${percent(coverage.covered, coverage.total)}`]),
    ...(mutation === undefined
      ? []
      : [
          `${mutation.killed} of ${mutation.mutants - mutation.equivalent} mutants killed (${percent(mutation.score, 1)}), ${mutation.equivalent} equivalent`,
        ]),
  ];
  return `${formatFindings(shown)}${bounds.join('')}${file}: ${facts.join('; ')}.\n`;
}

function percent(part: number, whole: number): string {
  return `${(whole === 0 ? 100 : (100 * part) / whole).toFixed(1)} %`;
}
