import { parseArgs } from 'node:util';
import type { EmulatorTokens } from '@quits/identity-service';
import type { LocalBackendOptions } from '../options/options.ts';
import { hostingFrom, present, projectOfFile, smtpFrom } from './shared-options.ts';
import { type Environment, portOf, projectOf, variable } from './option-values.ts';
import { StartError } from '../diagnostics/start-error.ts';

/** Command given by the arguments. */
export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | {
      readonly kind: 'start';
      readonly options: LocalBackendOptions;
      readonly json: boolean;
      /** Parts of a `firebase.json` that are left out or treated differently, one line each. */
      readonly notes: readonly string[];
      /** Folder to write everything to at the end. */
      readonly exportFolder?: string;
      /** Whether the export has the format of Firebase's emulators. */
      readonly isForFirebase: boolean;
    };

const OPTIONS = {
  port: { type: 'string', short: 'p' },
  'firestore-port': { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string', short: 'd' },
  memory: { type: 'boolean', short: 'm' },
  durable: { type: 'boolean' },
  hosting: { type: 'string' },
  'hosting-policy': { type: 'string' },
  rules: { type: 'string' },
  indexes: { type: 'string' },
  'storage-rules': { type: 'string' },
  functions: { type: 'string' },
  'record-requests': { type: 'string' },
  config: { type: 'string', short: 'c' },
  project: { type: 'string' },
  'app-name': { type: 'string' },
  'emulator-tokens': { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  import: { type: 'string' },
  accounts: { type: 'string' },
  'accounts-hash': { type: 'string' },
  seed: { type: 'string' },
  export: { type: 'string' },
  'export-format': { type: 'string' },
  'no-provider-page': { type: 'boolean' },
  'no-dashboard': { type: 'boolean' },
  'dashboard-password': { type: 'string' },
  smtp: { type: 'string' },
  'smtp-from': { type: 'string' },
  'action-url': { type: 'string' },
  quotas: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** Default port of everything but Firestore. */
export const DEFAULT_PORT = 8787;
/** Default data folder. */
export const DEFAULT_DATA = '.quits';

/**
 * Parses the command line; missing options are read from environment variables named `QUITS_` and
 * the option.
 * @throws {StartError} for an unknown option or an invalid value
 */
export function parseArguments(args: readonly string[], environment: Environment): Command {
  const given = parse(args);
  if (given.help === true) return { kind: 'help' };
  if (given.version === true) return { kind: 'version' };
  const value = (name: TextOption) => given[name] ?? environment[variable(name)];
  const flag = (name: FlagOption) => given[name] ?? environment[variable(name)] === '1';

  const config = value('config');
  const project = value('project');
  const { options: file, notes } =
    config === undefined ? { options: {}, notes: [] } : projectOfFile(config, project);
  const port = portOf('port', value('port')) ?? file.port ?? DEFAULT_PORT;
  const isMemory = flag('memory');
  if (isMemory && given.data !== undefined) {
    throw new StartError('--memory and --data exclude each other. Give one of them.');
  }
  const appName = value('app-name');
  const host = value('host');
  const folder = value('hosting');
  const rulesFile = value('rules');
  const storageRulesFile = value('storage-rules');
  const indexesFile = value('indexes');
  const functionsFolder = value('functions');
  const options: LocalBackendOptions = {
    ...file,
    port,
    firestorePort:
      portOf('firestore-port', value('firestore-port')) ??
      file.firestorePort ??
      (port === 0 ? 0 : port + 1),
    data: isMemory ? { kind: 'memory' } : { kind: 'folder', path: value('data') ?? DEFAULT_DATA },
    durability: flag('durable') ? 'power' : 'process',
    emulatorTokens: emulatorTokensFrom(value('emulator-tokens')),
    trustProxy: flag('trust-proxy'),
    ...(flag('no-provider-page') ? { providerPage: false } : {}),
    ...(flag('no-dashboard') ? { dashboard: false } : {}),
    ...(project === undefined ? {} : { project: projectOf(file.project ?? project) }),
    ...present({ appName, host, rulesFile, indexesFile, storageRulesFile, functionsFolder }),
    ...hostingFrom(folder === undefined ? file.hosting : { folder }, value('hosting-policy')),
  };
  const exportFolder = value('export');
  return {
    kind: 'start',
    options: { ...options, ...furtherOptions(value) },
    json: flag('json'),
    isForFirebase: isForFirebase(value('export-format')),
    notes,
    ...(exportFolder === undefined ? {} : { exportFolder }),
  };
}

function furtherOptions(value: (name: TextOption) => string | undefined): LocalBackendOptions {
  const importFolder = value('import');
  const seedFile = value('seed');
  const accountsFile = value('accounts');
  const hashFile = value('accounts-hash');
  const recordRequestsFile = value('record-requests');
  const dashboardPassword = value('dashboard-password');
  const actionUrl = value('action-url');
  const quotas = value('quotas');
  if (quotas !== undefined && quotas !== 'counted' && quotas !== 'production') {
    throw new StartError(`--quotas must be "counted" or "production", not "${quotas}".`);
  }
  return {
    ...present({ importFolder, accountsFile, hashFile, seedFile, recordRequestsFile }),
    ...present({ dashboardPassword, quotas }),
    ...(actionUrl === undefined ? {} : { identity: { actionUrl } }),
    ...smtpFrom(value('smtp'), value('smtp-from')),
  };
}

type OptionName = keyof typeof OPTIONS;
type TextOption = {
  [Name in OptionName]: (typeof OPTIONS)[Name]['type'] extends 'string' ? Name : never;
}[OptionName];
type FlagOption = Exclude<OptionName, TextOption>;

function parse(args: readonly string[]) {
  try {
    // The only option with an optional value.
    const complete = args.map((argument) =>
      argument === '--emulator-tokens' ? `${argument}=accept` : argument,
    );
    return parseArgs({ args: complete, options: OPTIONS }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${reason.split('. ')[0]}. See --help.`, { cause: error });
  }
}

function isForFirebase(format: string | undefined): boolean {
  if (format === undefined || format === 'quits') return false;
  if (format === 'firebase') return true;
  throw new StartError(`--export-format must be "quits" or "firebase", not "${format}".`);
}

function emulatorTokensFrom(value: string | undefined): EmulatorTokens {
  if (value === undefined || value === '' || value === '0') return false;
  if (value === '1' || value === 'accept') return 'accept';
  if (value === 'issue') return 'issue';
  throw new StartError(`--emulator-tokens must be "accept" or "issue", not "${value}".`);
}
