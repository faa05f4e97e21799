import { parseArgs } from 'node:util';
import { StartError } from '../diagnostics/start-error.ts';
import type { LocalBackendOptions } from '../options/options.ts';
import { readFirebaseJson } from '../project/read-project.ts';

/** Parsed arguments of `rules check`. */
export interface CheckCommand {
  readonly rulesFile?: string;
  readonly storageRulesFile?: string;
  /** JSON Lines files, or folders of them. */
  readonly requests: readonly string[];
  readonly coverageReports: readonly string[];
  readonly equivalents?: string;
  /** In percent. */
  readonly coverage?: number;
  readonly mutants?: number;
  /** In the service's unit. */
  readonly maxCost?: number;
  /** Codes of findings to leave out. */
  readonly ignored: readonly string[];
  readonly format: 'text' | 'json' | 'sarif';
  /** File to write to in place of standard output. */
  readonly output?: string;
  /** Also print costs and notes. */
  readonly verbose: boolean;
}

const OPTIONS = {
  config: { type: 'string', short: 'c' },
  rules: { type: 'string' },
  'storage-rules': { type: 'string' },
  requests: { type: 'string', multiple: true },
  'coverage-report': { type: 'string', multiple: true },
  coverage: { type: 'string' },
  mutants: { type: 'string' },
  equivalents: { type: 'string' },
  'max-cost': { type: 'string' },
  ignore: { type: 'string', multiple: true },
  format: { type: 'string' },
  output: { type: 'string', short: 'o' },
  verbose: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Output of `rules check --help`. */
export const CHECK_HELP = `Usage: quits-backend rules check [options]

Checks security rules: mistakes in the source, and with recorded requests changed verdicts, coverage and mutants.

Options:
  -c, --config FILE           firebase.json that names the rules (default: firebase.json)
      --rules FILE            rules of Firestore
      --storage-rules FILE    rules of Storage
      --requests PATH         recorded requests to replay: a file of "--record-requests", or a folder of
                              them; can be repeated
      --coverage PERCENT      coverage that is required of the requests and the reports
      --coverage-report FILE  coverage report of a backend (…:ruleCoverage); can be repeated
      --mutants PERCENT       change each condition, operator and literal, and require that the requests
                              notice as many of the changes
      --equivalents FILE      JSON list of mutants that mean the same: [{ "reason": …, "mutants": [ids] }]
      --max-cost N            most expressions that an allowed request may cost; the service's limit is 1000
      --ignore CODE           leave findings of a code out; can be repeated
      --format text|json|sarif
  -o, --output FILE           write the findings to a file
      --verbose               also print notes, and what each kind of request costs and reads at most
  -h, --help                  this text

Exit codes: 0 no errors or warnings, 1 some, 2 the check could not run.
`;

/**
 * Parses the arguments after `rules check`; `null` for help.
 * @throws {StartError} for an unknown option or an invalid value
 */
export function parseCheckArguments(args: readonly string[]): CheckCommand | null {
  const values = parse(args);
  if (values.help === true) return null;
  const isNamed = values.rules !== undefined || values['storage-rules'] !== undefined;
  const file: LocalBackendOptions =
    isNamed && values.config === undefined
      ? {}
      : readFirebaseJson(values.config ?? 'firebase.json').options;
  const rulesFile = values.rules ?? file.rulesFile;
  const storageRulesFile = values['storage-rules'] ?? file.storageRulesFile;
  const { requests = [], ignore = [], equivalents, output, mutants, format = 'text' } = values;
  if (rulesFile === undefined && storageRulesFile === undefined) {
    throw new StartError('There are no rules to check. Give some with --rules or --storage-rules.');
  }
  if (format !== 'text' && format !== 'json' && format !== 'sarif') {
    throw new StartError(`--format must be "text", "json" or "sarif", not "${format}".`);
  }
  if (mutants !== undefined && requests.length === 0) {
    throw new StartError('--mutants needs recorded requests. Give them with --requests.');
  }
  const percent = (name: 'coverage' | 'mutants') => numberOf(name, values[name], 100);
  const coverage = percent('coverage');
  const share = percent('mutants');
  const maxCost = numberOf('max-cost', values['max-cost'], Infinity);
  return {
    requests,
    coverageReports: values['coverage-report'] ?? [],
    ignored: ignore,
    format,
    verbose: values.verbose === true,
    ...(rulesFile === undefined ? {} : { rulesFile }),
    ...(storageRulesFile === undefined ? {} : { storageRulesFile }),
    ...(equivalents === undefined ? {} : { equivalents }),
    ...(coverage === undefined ? {} : { coverage }),
    ...(share === undefined ? {} : { mutants: share }),
    ...(maxCost === undefined ? {} : { maxCost }),
    ...(output === undefined ? {} : { output }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${reason.split('. ')[0]}. See rules check --help.`, { cause: error });
  }
}

function numberOf(name: string, value: string | undefined, most: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() !== '' && number >= 0 && number <= most) return number;
  const range = most === Infinity ? 'a positive number' : `a number from 0 to ${most}`;
  throw new StartError(`--${name} must be ${range}, not "${value}".`);
}
