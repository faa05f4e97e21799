import type { Value } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isMessage, messageAt } from '../rpc/read-message.ts';
import { parseFieldPath, withoutValueAt, withValueAt } from '../value/field-path.ts';
import { compileAccumulator } from './accumulators.ts';
import { compileExpression, holds } from './compile-expression.ts';
import { filled } from './filled.ts';
import { findNearest } from './find-nearest.ts';
import { grouped } from './grouping.ts';
import { isValue } from './outcome.ts';
import { sample } from './sample.ts';
import { compareRows, orderingIn } from './sort-rows.ts';
import { withFields, type Stage } from './stage.ts';
import { countIn, fieldIn, fieldsIn, namedExpressions, type RawStage } from './stage-arguments.ts';

/** The stages that can follow a source, by the names that they have on the wire. */
export const STAGES: Readonly<Record<string, (stage: RawStage) => Stage>> = {
  where({ args }) {
    const condition = compileExpression(args[0]);
    return (rows) => rows.filter((row) => holds(condition, row));
  },
  limit({ args }) {
    const count = countIn(args[0], 'limit');
    return (rows) => rows.slice(0, count);
  },
  offset({ args }) {
    const count = countIn(args[0], 'offset');
    return (rows) => rows.slice(count);
  },
  sort({ args }) {
    const orders = args.map(orderingIn);
    return (rows) => rows.toSorted((a, b) => compareRows(orders, a, b));
  },
  add_fields({ args }) {
    const added = namedExpressions(args[0]);
    return (rows, run) =>
      rows.map((row) => withFields(run, row, filled(row.row.fields, added, row)));
  },
  remove_fields({ args }) {
    const paths = args.map(fieldIn);
    return (rows, run) =>
      rows.map((row) =>
        withFields(
          run,
          row,
          paths.reduce((fields, path) => withoutValueAt(fields, path), row.row.fields),
        ),
      );
  },
  select({ args }) {
    const selected = namedExpressions(args[0]);
    return (rows, run) => rows.map((row) => withFields(run, row, filled({}, selected, row)));
  },
  let({ args }) {
    const named = namedExpressions(args[0]);
    return (rows, run) =>
      rows.map((row) => {
        const variables = new Map(row.variables);
        for (const [name, evaluate] of named) variables.set(name, evaluate(row));
        return run.environment(row.row, variables);
      });
  },
  replace_with({ args }) {
    const evaluate = compileExpression(args[0]);
    return (rows, run) =>
      rows.flatMap((row) => {
        const outcome = evaluate(row);
        if (!isValue(outcome) || !('mapValue' in outcome)) return [];
        return [run.environment({ fields: outcome.mapValue.fields ?? {} }, row.variables)];
      });
  },
  distinct: ({ args }) => grouped(namedExpressions(args[0], 'groups'), []),
  aggregate({ args }) {
    const accumulators = fieldsIn(args[0]).map(([name, raw]) => ({
      path: parseFieldPath(name),
      accumulate: compileAccumulator(raw),
    }));
    if (accumulators.length === 0) throw invalidArgument('An aggregate needs an accumulator.');
    return grouped(namedExpressions(args[1], 'groups'), accumulators);
  },
  union({ args }) {
    const other = isMessage(args[0]) ? messageAt(args[0], 'pipelineValue') : undefined;
    if (other === undefined) throw invalidArgument('A union needs a pipeline.');
    return (rows, run) => [...rows, ...run.runPipeline(other)];
  },
  unnest,
  sample,
  find_nearest: findNearest,
};

function unnest({ args, options }: RawStage): Stage {
  const evaluate = compileExpression(args[0]);
  const alias = fieldIn(args[1]);
  const place = options['index_field'];
  const placePath = place === undefined ? undefined : fieldIn(place);
  return (rows, run) =>
    rows.flatMap((row) => {
      const outcome = evaluate(row);
      if (!isValue(outcome) || !('arrayValue' in outcome)) {
        return [withFields(run, row, withoutValueAt(row.row.fields, alias))];
      }
      return (outcome.arrayValue.values ?? []).map((item, i) => {
        const fields = withValueAt(row.row.fields, alias, item);
        const index: Value = { integerValue: String(i) };
        return withFields(
          run,
          row,
          placePath === undefined ? fields : withValueAt(fields, placePath, index),
        );
      });
    });
}
