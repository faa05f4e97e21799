import { type Message, RpcError } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { listAt, messageAt, messagesAt, stringAt } from '../rpc/read-message.ts';
import { checkVariables } from './known-variables.ts';
import type { Environment, Row, Variables } from './row.ts';
import { isSource, readSource, type PipelineReader } from './sources.ts';
import type { RawStage } from './stage-arguments.ts';
import type { StageRun } from './stage.ts';
import { STAGES } from './stages.ts';

/** Maximum nesting of pipelines. */
const MAX_DEPTH = 20;

/**
 * Runs a pipeline; `time` is its execution time. Calls `observe` with the rows after each stage,
 * except in nested pipelines.
 * @throws {RpcError} `INVALID_ARGUMENT` if malformed, `UNIMPLEMENTED` for unsupported features
 */
export function runPipeline(
  reader: PipelineReader,
  pipeline: Message,
  time: string,
  observe?: (stage: string, rows: readonly Row[]) => void,
): Row[] {
  checkVariables(pipeline);
  const onStage: OnStage = (stage, rows) => observe?.(stage, rows.map(rowOf));
  return run(reader, pipeline, time, new Map(), undefined, 0, onStage).map(rowOf);
}

type OnStage = (stage: string, rows: readonly Environment[]) => void;

function rowOf({ row }: Environment): Row {
  return row;
}

function run(
  reader: PipelineReader,
  pipeline: Message,
  time: string,
  variables: Variables,
  around: Row | undefined,
  depth: number,
  onStage?: OnStage,
): readonly Environment[] {
  if (depth > MAX_DEPTH) throw invalidArgument('Pipelines are nested too deeply.');
  const stages = messagesAt(pipeline, 'stages').map(parseStage);
  const [source, ...following] = stages;
  if (source === undefined) throw invalidArgument('A pipeline must have stages.');
  const compiled = following.map((stage) => ({ name: stage.name, run: compileStage(stage) }));
  const inside = (inner: Message, known: Variables, row: Row | undefined) =>
    run(reader, inner, time, known, row, depth + 1);
  const environment = (row: Row, known: Variables): Environment => ({
    row,
    variables: known,
    time,
    runPipeline: (inner, current, outer) => inside(inner, current, outer).map(rowOf),
  });
  const stageRun: StageRun = {
    environment,
    runPipeline: (inner) => inside(inner, variables, around),
  };
  const rows = readSource(reader, source, following, around).map((row) =>
    environment(row, variables),
  );
  onStage?.(source.name, rows);
  return compiled.reduce<readonly Environment[]>((all, stage) => {
    const after = stage.run(all, stageRun);
    onStage?.(stage.name, after);
    return after;
  }, rows);
}

function parseStage(stage: Message): RawStage {
  return {
    name: stringAt(stage, 'name'),
    args: listAt(stage, 'args'),
    options: messageAt(stage, 'options') ?? {},
  };
}

function compileStage(stage: RawStage) {
  const compile = Object.hasOwn(STAGES, stage.name) ? STAGES[stage.name] : undefined;
  if (compile !== undefined) return compile(stage);
  if (isSource(stage.name)) throw invalidArgument(`"${stage.name}" must be the first stage.`);
  throw new RpcError('UNIMPLEMENTED', `The stage "${stage.name}" is not supported in pipelines.`);
}
