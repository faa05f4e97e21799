import type { Asked } from './arguments.ts';
import { startEmbedded } from './embedded.ts';
import { type Outcome, play, type Run } from './play.ts';
import { askRulesTestApi } from './probes/ask-rules.ts';
import { observe, type Observed, record } from './probes/observe.ts';
import { originOf, projectConfig } from './project-config.ts';
import { observationsTable, tableOf } from './table.ts';
import type { Scale } from './world.ts';

const FULL: Scale = { rows: 300, people: 250 };
const QUICK: Scale = { rows: 20, people: 30 };

/** Output of a verification. */
export interface Reporting {
  readonly print: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** A run with the results of its probes. */
interface Seen {
  readonly run: Run;
  readonly observed: Observed;
}

/**
 * Plays all journeys on the embedded backend and on the given project, and prints the differences;
 * returns whether all passed and nothing remains.
 * @throws if there is no configuration for the project
 */
export async function verify(asked: Asked, reporting: Reporting): Promise<boolean> {
  const { print } = reporting;
  // Report an error in the arguments first.
  const onProject = await projectToSee(asked);
  const scale = asked.quick ? QUICK : FULL;
  const how = { scale, onOutcome: (outcome: Outcome) => print(lineOf(outcome)), ...reporting };

  print(`Embedded backend, ${scale.rows} rows, ${scale.people} people`);
  const here = await seeEmbedded(how);
  const there = onProject === undefined ? undefined : await onProject(how);

  print(`\n${tableOf(here.run, there?.run)}`);
  print(`\n${observationsTable(here.observed, there?.observed)}`);
  for (const one of (there ?? here).observed.open) print(`open: ${one}`);
  for (const one of (there ?? here).run.left) {
    print(`PERHAPS LEFT BEHIND, to be deleted in the console: ${one}`);
  }
  if (there !== undefined && asked.record !== undefined) {
    record(asked.record, there.observed.observations);
    print(`Recorded ${there.observed.observations.length} observations in ${asked.record}.`);
  }
  return isRight(here.run) && (there === undefined || isRight(there.run));
}

type How = Parameters<typeof play>[1] & Reporting;

async function seeEmbedded(how: How): Promise<Seen> {
  const { config, backend, stop } = await startEmbedded();
  try {
    const run = await play(config, how);
    const probed = { config, facts: run.facts, origin: backend.addresses.app, askRules: undefined };
    return { run, observed: await observe(probed, new Date()) };
  } finally {
    await stop();
  }
}

async function projectToSee(asked: Asked): Promise<((how: How) => Promise<Seen>) | undefined> {
  const { project, apiKey, config: file, origin, accessToken } = asked;
  if (project === undefined) return undefined;
  const source = { project, apiKey, file, origin };
  const config = await projectConfig(source);
  const askRules = accessToken === undefined ? undefined : askRulesTestApi(project, accessToken);
  return async (how) => {
    how.print(`\nProject ${project}`);
    const run = await play(config, how);
    const probed = { config, facts: run.facts, origin: originOf(source), askRules };
    return { run, observed: await observe(probed, new Date()) };
  };
}

function lineOf({ id, state, milliseconds, advice, said }: Outcome): string {
  const line = `${state.padEnd(8)}  ${id} (${milliseconds} ms)`;
  return [line, advice, said].filter((part) => part !== '').join('\n            ');
}

function isRight({ outcomes, left }: Run): boolean {
  return left.length === 0 && outcomes.every(({ state }) => state === 'passed');
}
