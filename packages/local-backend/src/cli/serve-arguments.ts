import { parseArgs } from 'node:util';
import type { SignUpMode } from '@quits/dashboard/api';
import { StartError } from '../diagnostics/start-error.ts';
import type { PuzzleMode } from '../server/attestation/attestation.ts';
import { parseLimits } from '../server/limits/limits.ts';
import type { Encryption, ServerOptions } from '../server/server-options.ts';
import { backupFrom } from './backup-options.ts';
import { portOf, projectOf, type Environment, variable } from './option-values.ts';
import { PROVIDER_HELP, PROVIDER_OPTIONS, providersFrom } from './provider-options.ts';
import { readSecret } from './read-secret.ts';
import { hostingFrom, present, projectOfFile, smtpFrom } from './shared-options.ts';

/** Parsed arguments of `serve`. */
export interface ServeCommand {
  readonly options: ServerOptions;
  readonly json: boolean;
}

const OPTIONS = {
  url: { type: 'string' },
  data: { type: 'string', short: 'd' },
  durable: { type: 'boolean' },
  'no-durable': { type: 'boolean' },
  backup: { type: 'string' },
  'backup-key': { type: 'string' },
  'backup-days': { type: 'string' },
  'backup-check': { type: 'string' },
  config: { type: 'string', short: 'c' },
  hosting: { type: 'string' },
  'hosting-policy': { type: 'string' },
  rules: { type: 'string' },
  'storage-rules': { type: 'string' },
  functions: { type: 'string' },
  'no-functions': { type: 'boolean' },
  indexes: { type: 'string' },
  project: { type: 'string' },
  'app-name': { type: 'string' },
  'action-url': { type: 'string' },
  'sign-up': { type: 'string' },
  'sign-up-domains': { type: 'string' },
  'sign-up-links': { type: 'string' },
  'no-guests': { type: 'boolean' },
  puzzles: { type: 'string' },
  limits: { type: 'string' },
  smtp: { type: 'string' },
  'smtp-from': { type: 'string' },
  'smtp-password-file': { type: 'string' },
  'acme-email': { type: 'string' },
  'acme-directory': { type: 'string' },
  'acme-authority': { type: 'string' },
  'http-port': { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  host: { type: 'string' },
  port: { type: 'string', short: 'p' },
  'administrator-link': { type: 'boolean' },
  'drain-time': { type: 'string' },
  'max-connections': { type: 'string' },
  'max-memory': { type: 'string' },
  'metrics-port': { type: 'string' },
  'metrics-host': { type: 'string' },
  'metrics-token': { type: 'string' },
  'log-format': { type: 'string' },
  ...PROVIDER_OPTIONS,
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Options of the development backend, each with the reason why a server doesn't have it. */
const REFUSED: Readonly<Record<string, string>> = {
  'dashboard-password': 'the dashboard is for administrators, who sign in',
  'emulator-tokens': 'with them, anyone can act as anyone',
  export: 'back up with --backup instead',
  'firestore-port': 'everything is served on one port',
  import: 'accounts of a development backend prove nothing',
  memory: 'a restart would lose the data',
  'no-dashboard': 'the dashboard exists for administrators only',
  'no-provider-page': 'a server has no such page',
  quotas: 'a server always enforces them',
  'record-requests': "it writes people's documents to a file",
  seed: 'it overwrites documents at each start',
};

/** Characters of the shortest token, which nobody can guess. */
const SHORTEST_TOKEN = 16;

/** Default data folder of a server. */
export const DEFAULT_SERVER_DATA = 'quits-data';

/** Output of `serve --help`. */
export const SERVE_HELP = `Usage: quits-backend serve --url https://quits.example.org [options]

Runs a production server: one process, one port, one folder, and no development features (stand-ins for
sign-in providers, test paths, unsigned tokens).

Options (each can also be set by an environment variable, such as QUITS_URL):
      --url URL           HTTPS address at which people reach it
  -d, --data DIR          folder of the data, made if missing (default ${DEFAULT_SERVER_DATA})
      --no-durable        doesn't wait for the disk: a power cut may lose the last writes
      --hosting DIR       built web app to serve
      --hosting-policy FILE
                          exceptions from the strict content security policy that the app needs
      --rules FILE        security rules of Firestore
      --storage-rules FILE
                          security rules of the object store
      --functions DIR     folder with Cloud Functions, run for requests, changes and schedules
      --no-functions      runs none, whatever the environment or the configuration names
      --indexes FILE      index definitions of Firestore
  -c, --config FILE       firebase.json that names rules, indexes, functions and hosting
      --project ID        project that clients name (default quits)
      --app-name NAME     what users call the app, for emails (default: the project)
      --action-url PATH   page of the app that emailed links open (default /__/auth/action)
      --smtp URL          delivers emails by smtp(s)://user@host; needs --smtp-from ADDRESS
      --smtp-password-file FILE
                          its password; or set QUITS_SMTP_PASSWORD
      --sign-up open|invited|domains|closed
                          who may create an account (default: as chosen in the dashboard, at first open): anyone,
                          holders of a link, people with an address of --sign-up-domains, or nobody
      --sign-up-domains LIST
                          domains of email addresses, such as example.org,example.com; needs --smtp
      --sign-up-links PATH
                          documents that prove a link, such as "teams/{team}/links/{link}"
      --no-guests         require an account
      --puzzles flood|always|never
                          when a new account costs its device some computing (default flood: while many sign up)
      --limits LIST       limits such as reads=60000,megabytes=1024; 0 switches one off. Of one address: accounts an
                          hour (100), requests a minute (12000), connections (300); of one account: reads and writes
                          of documents a minute (60000, 30000), megabytes stored a day (1024); below one document:
                          documents (500000), room in megabytes (4096); of the disk: free megabytes (256);
                          of listeners: delay in ms beyond which writes are refused (1000)
      --administrator-link
                          prints a link for another administrator; the first start prints one anyway
      --log-format text|json
                          one JSON object per log line with json (default text); --json is the same
  -h, --help              this text

${PROVIDER_HELP}
Encryption, one of:
      (nothing)           a certificate of Let's Encrypt, whose terms you accept; needs port 80 too
      --acme-email ADDRESS
                          address for the authority's warnings
      --acme-directory URL
                          another ACME authority
      --acme-authority FILE
                          PEM certificate of that authority, if it is private
      --http-port N       port without encryption, for the authority and for redirects (default 80)
      --certificate FILE --key FILE
                          PEM files; read again when they change
      --trust-proxy       a proxy in front encrypts; it must add X-Forwarded-For

Network:
      --host H            address to listen on (default: all; with --trust-proxy 127.0.0.1)
  -p, --port N            port to listen on (default: that of the URL; with --trust-proxy 8787)

Backup:
      --backup PLACE      folder, or s3://bucket/folder with AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY;
                          AWS_ENDPOINT_URL for another service than AWS. Every commit is there within a second
      --backup-key FILE   key file that encrypts it; without it, give a passphrase in QUITS_BACKUP_PASSPHRASE.
                          Keep a copy elsewhere: without the key, nobody can restore the backup
      --backup-days N     days whose states can be restored (default 30)
      --backup-check FILE module of the app that checks restored contents when the dashboard tries a restore

Operation:
      --metrics-port N    port for /metrics, /health and /ready, without encryption (default: none)
      --metrics-host H    address of that port (default 127.0.0.1)
      --metrics-token TOKEN
                          lets Prometheus read /__/metrics of the public address; set QUITS_METRICS_TOKEN instead,
                          because every user of the machine can read the arguments
      --max-connections N connections that are answered; others get status 503 (default 10000)
      --max-memory MIB    memory beyond which new requests get status 503 (default: four fifths of the container's
                          or the machine's)
      --drain-time S      seconds that requests have to end when a signal stops the server (default 10)

Exit codes: 0 stopped by a signal, 1 could not start (the reason is one line on standard error),
2 failed while running.
`;

/**
 * Parses the arguments after `serve`; `null` for help.
 * @throws {StartError} for an unknown option, one of development, or an invalid value
 */
export function parseServeArguments(
  args: readonly string[],
  environment: Environment,
): ServeCommand | null {
  refuseDevelopment(args, environment);
  const given = parse(args);
  if (given.help === true) return null;
  const value = (name: TextOption) => given[name] ?? nonEmpty(environment[variable(name)]);
  const flag = (name: FlagOption) => given[name] ?? environment[variable(name)] === '1';
  const url = value('url');
  if (url === undefined) {
    throw new StartError(
      'serve needs the address at which people reach it, such as --url https://quits.example.org.',
    );
  }
  const config = value('config');
  const project = value('project');
  const file = config === undefined ? {} : projectOfFile(config, project).options;
  const { rulesFile, storageRulesFile, indexesFile, functionsFolder } = {
    rulesFile: value('rules') ?? file.rulesFile,
    storageRulesFile: value('storage-rules') ?? file.storageRulesFile,
    indexesFile: value('indexes') ?? file.indexesFile,
    functionsFolder: value('functions') ?? file.functionsFolder,
  };
  const folder = value('hosting') ?? file.hosting?.folder;
  const port = portOf('port', value('port'));
  return {
    options: {
      url,
      data: value('data') ?? DEFAULT_SERVER_DATA,
      durability: flag('no-durable') && !flag('durable') ? 'process' : 'power',
      encryption: encryptionFrom(flag('trust-proxy'), value),
      administratorLink: flag('administrator-link'),
      ...present({ signUp: signUpFrom(value('sign-up')), signUpLinks: value('sign-up-links') }),
      ...present({ signUpDomains: value('sign-up-domains')?.split(',') }),
      ...(flag('no-guests') ? { guests: false } : {}),
      ...limitsFrom(value('limits')),
      ...present({ puzzles: puzzlesFrom(value('puzzles')) }),
      ...present({ appName: value('app-name'), actionPath: value('action-url') }),
      ...present({ host: value('host'), port, rulesFile, storageRulesFile, indexesFile }),
      ...(flag('no-functions') ? {} : present({ functionsFolder })),
      ...(project === undefined ? {} : { project: projectOf(file.project ?? project) }),
      ...hostingFrom(folder === undefined ? undefined : { folder }, value('hosting-policy')),
      ...smtpFrom(value('smtp'), value('smtp-from'), smtpPassword(value, environment)),
      ...providersFrom(value, environment),
      ...operationFrom(value),
      ...backupOptionsFrom(value, environment),
    },
    json: isJsonFrom(value('log-format'), flag('json')),
  };
}

type OptionName = keyof typeof OPTIONS;
type TextOption = {
  [Name in OptionName]: (typeof OPTIONS)[Name]['type'] extends 'string' ? Name : never;
}[OptionName];
type FlagOption = Exclude<OptionName, TextOption>;

/** Compose files and catalogs of apps leave variables empty that somebody has not set. */
function nonEmpty(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${reason.split('. ')[0]}. See serve --help.`, { cause: error });
  }
}

function refuseDevelopment(args: readonly string[], environment: Environment): void {
  for (const [name, reason] of Object.entries(REFUSED)) {
    const option = args.find((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
    const isSet = (environment[variable(name)] ?? '') !== '';
    if (option === undefined && !isSet) continue;
    const shown = option === undefined ? variable(name) : `--${name}`;
    throw new StartError(`serve takes no ${shown}: ${reason}. Leave it out.`);
  }
}

function encryptionFrom(
  isBehindProxy: boolean,
  value: (name: TextOption) => string | undefined,
): Encryption {
  const certificateFile = value('certificate');
  const keyFile = value('key');
  if (isBehindProxy) {
    if (certificateFile === undefined && keyFile === undefined) return { kind: 'proxy' };
    throw new StartError(
      '--trust-proxy and --certificate exclude each other: either a proxy encrypts or the server.',
    );
  }
  if (certificateFile === undefined && keyFile === undefined) {
    const httpPort = portOf('http-port', value('http-port'));
    const directory = value('acme-directory');
    if (directory !== undefined && !/^https:\/\/[^/]/.test(directory)) {
      throw new StartError(`--acme-directory must be a URL with https, not "${directory}".`);
    }
    return {
      kind: 'acme',
      ...present({ directory, authorityFile: value('acme-authority') }),
      ...present({ email: value('acme-email'), httpPort }),
    };
  }
  if (certificateFile !== undefined && keyFile !== undefined) {
    return { kind: 'files', certificateFile, keyFile };
  }
  throw new StartError('--certificate and --key belong together. Give both.');
}

function operationFrom(value: (name: TextOption) => string | undefined) {
  const port = portOf('metrics-port', value('metrics-port'));
  const seconds = countOf('drain-time', value('drain-time'), 0);
  const metricsHost = value('metrics-host');
  const metricsToken = value('metrics-token');
  if (metricsHost !== undefined && port === undefined) {
    throw new StartError('--metrics-host needs --metrics-port.');
  }
  if (metricsToken !== undefined && metricsToken.length < SHORTEST_TOKEN) {
    throw new StartError(`--metrics-token must have ${SHORTEST_TOKEN} characters or more.`);
  }
  return {
    ...(port === undefined ? {} : { operations: { port, ...present({ host: metricsHost }) } }),
    ...present({
      metricsToken,
      drainTime: seconds === undefined ? undefined : seconds * 1000,
      maxConnections: countOf('max-connections', value('max-connections'), 1),
      maxMemory: countOf('max-memory', value('max-memory'), 1),
    }),
  };
}

function backupOptionsFrom(
  value: (name: TextOption) => string | undefined,
  environment: Environment,
): Pick<ServerOptions, 'backup'> {
  const location = value('backup');
  const days = countOf('backup-days', value('backup-days'), 1);
  const keyFile = value('backup-key');
  const check = value('backup-check');
  if (location !== undefined) {
    const place = backupFrom(location, keyFile, environment);
    return { backup: { ...place, ...present({ days, check }) } };
  }
  // An image has a check, whether or not its server has a backup.
  if (days === undefined && keyFile === undefined) return {};
  throw new StartError('--backup-key and --backup-days need --backup.');
}

function countOf(name: string, value: string | undefined, least: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value) && Number(value) >= least) return Number(value);
  throw new StartError(`--${name} must be a whole number from ${least}, not "${value}".`);
}

function smtpPassword(
  value: (name: TextOption) => string | undefined,
  environment: Environment,
): string | undefined {
  const file = value('smtp-password-file');
  return file === undefined ? environment['QUITS_SMTP_PASSWORD'] : readSecret(file);
}

function isJsonFrom(format: string | undefined, isJson: boolean): boolean {
  if (format === undefined) return isJson;
  if (format === 'text' || format === 'json') return format === 'json';
  throw new StartError(`--log-format must be "text" or "json", not "${format}".`);
}

function limitsFrom(value: string | undefined) {
  return value === undefined ? {} : { limits: parseLimits(value) };
}

function puzzlesFrom(value: string | undefined): PuzzleMode | undefined {
  switch (value) {
    case undefined:
    case 'always':
    case 'flood':
    case 'never':
      return value;
    default:
      throw new StartError(`--puzzles must be "flood", "always" or "never", not "${value}".`);
  }
}

function signUpFrom(value: string | undefined): SignUpMode | undefined {
  switch (value) {
    case undefined:
    case 'open':
    case 'invited':
    case 'domains':
    case 'closed':
      return value;
    default:
      throw new StartError(
        `--sign-up must be "open", "invited", "domains" or "closed", not "${value}".`,
      );
  }
}
