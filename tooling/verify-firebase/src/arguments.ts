import { parseArgs } from 'node:util';

/** Parsed arguments of the command. */
export interface Asked {
  /** Missing for a run on the embedded backend only. */
  readonly project: string | undefined;
  readonly apiKey: string | undefined;
  readonly config: string | undefined;
  readonly origin: string | undefined;
  /** OAuth token of an account that may test rules, for the probes that need one. */
  readonly accessToken: string | undefined;
  /** File for the observations. */
  readonly record: string | undefined;
  readonly quick: boolean;
  readonly help: boolean;
}

/** Output of `--help`. */
export const HELP = `Plays the app's journeys against a deployed project, beside the embedded backend.

  npm run verify:firebase -- --project ID [options]

  --project ID          the project; without it only the embedded backend is tried
  --api-key KEY         instead of asking Hosting for the configuration
  --config FILE         the same, as JSON from the console
  --origin URL          where the app is served (https://ID.web.app)
  --record FILE         writes what was observed of unverified behavior into this file
  --access-token TOKEN  also asks the rules test API; from: gcloud auth print-access-token
  --quick               20 rows and 30 people, not 300 and 250

It makes three accounts named quits-verify-…@example.com and two groups of the same name, touches nothing
else, and deletes them however it ends.`;

/** Parses the command's arguments. @throws {Error} for an unknown or missing argument */
export function readArguments(args: readonly string[]): Asked {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      project: text,
      'api-key': text,
      config: text,
      origin: text,
      'access-token': text,
      record: text,
      quick: flag,
      help: flag,
    },
  });
  const { project, config, origin, record, quick, help } = values;
  const asked = { project, config, origin, record, quick, help };
  const needsProject = values['api-key'] ?? config ?? origin ?? record ?? values['access-token'];
  if (project === undefined && needsProject !== undefined) {
    throw new Error('--project is missing: say which project this is about.');
  }
  return { ...asked, apiKey: values['api-key'], accessToken: values['access-token'] };
}
