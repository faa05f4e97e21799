import type { Outcome, Run } from './play.ts';
import type { Observed } from './probes/observe.ts';
import { PROBES } from './probes/registry.ts';

/** Renders the results of a run next to those of the embedded backend, in Markdown. */
export function tableOf(embedded: Run, project?: Run): string {
  const head = ['journey', 'what is done', 'embedded', ...(project ? ['project', 'differs'] : [])];
  const rows = embedded.outcomes.map((outcome) => {
    const other = project?.outcomes.find(({ id }) => id === outcome.id);
    const own = [outcome.id, outcome.title, shortOf(outcome)];
    return project === undefined ? own : [...own, shortOf(other), differenceOf(outcome, other)];
  });
  return markdown([head, ...rows]);
}

/** Renders the probes' results for the embedded backend and a project. */
export function observationsTable(embedded: Observed, project?: Observed): string {
  const head = ['question', 'embedded', ...(project === undefined ? [] : ['project'])];
  const found = ({ observations }: Observed, id: string) =>
    observations.find((one) => one.id === id)?.observed ?? 'open';
  const rows = PROBES.map(({ id, question }) => [
    `${question} (\`${id}\`)`,
    found(embedded, id),
    ...(project === undefined ? [] : [found(project, id)]),
  ]);
  return markdown([head, ...rows]);
}

function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function shortOf(outcome: Outcome | undefined): string {
  if (outcome === undefined) return 'not reached';
  const { state, milliseconds } = outcome;
  return state === 'left out' ? state : `${state}, ${(milliseconds / 1000).toFixed(1)} s`;
}

function differenceOf(embedded: Outcome, project: Outcome | undefined): string {
  if (project === undefined || embedded.state === project.state) return '–';
  return project.state === 'passed' ? 'only the embedded backend fails' : project.advice;
}
