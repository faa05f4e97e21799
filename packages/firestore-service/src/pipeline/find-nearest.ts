import { distanceBetween, vectorOf, type DistanceMeasure } from '../nearest/nearest.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { withValueAt } from '../value/field-path.ts';
import { compileExpression } from './compile-expression.ts';
import { double, isValue } from './outcome.ts';
import { countIn, fieldIn, valueIn, type RawStage } from './stage-arguments.ts';
import { withFields, type Stage } from './stage.ts';

const MEASURES = new Map<string, DistanceMeasure>([
  ['euclidean', 'EUCLIDEAN'],
  ['cosine', 'COSINE'],
  ['dot_product', 'DOT_PRODUCT'],
]);

/**
 * Returns the rows with the nearest vectors, nearest first. @throws {RpcError} `INVALID_ARGUMENT`
 */
export function findNearest({ args, options }: RawStage): Stage {
  const field = compileExpression(args[0]);
  const vector = vectorOf(valueIn(args[1]));
  const name = valueIn(args[2]);
  const measure = 'stringValue' in name ? MEASURES.get(name.stringValue.toLowerCase()) : undefined;
  if (vector === undefined) throw invalidArgument('find_nearest needs a vector.');
  if (measure === undefined) throw invalidArgument('find_nearest needs a distance measure.');
  const limit = options['limit'] === undefined ? Infinity : countIn(options['limit'], 'limit');
  const result = options['distance_field'];
  const resultPath = result === undefined ? undefined : fieldIn(result);
  const sign = measure === 'DOT_PRODUCT' ? -1 : 1;
  return (rows, run) => {
    const found = rows.flatMap((row) => {
      const outcome = field(row);
      const candidate = isValue(outcome) ? vectorOf(outcome) : undefined;
      if (candidate?.length !== vector.length) return [];
      const distance = distanceBetween(measure, candidate, vector);
      return Number.isNaN(distance) ? [] : [{ row, distance }];
    });
    found.sort((a, b) => (a.distance - b.distance) * sign);
    return found.slice(0, limit).map(({ row, distance }) => {
      if (resultPath === undefined) return row;
      const fields = withValueAt(row.row.fields, resultPath, double(distance));
      return withFields(run, row, fields);
    });
  };
}
