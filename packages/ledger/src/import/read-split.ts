import type { Split } from '../model/expense.ts';
import { at, isRecord, listOf, textOf } from './json-values.ts';

/** Reads a split from JSON; undefined if it isn't one. `split` checks the numbers. */
export function readSplit(json: unknown): Split | undefined {
  const mode = textOf(at(json, 'mode'));
  const inputs = at(json, 'inputs');
  switch (mode) {
    case 'equal':
      return { mode, inputs: listOf(inputs).map(textOf) };
    case 'weights':
    case 'percent': {
      if (!isRecord(inputs)) return undefined;
      return { mode, inputs: mapValues(inputs, textOf) };
    }
    case 'exact':
    case 'adjustment': {
      if (!isRecord(inputs)) return undefined;
      return { mode, inputs: mapValues(inputs, numberOf) };
    }
    case 'items':
      return {
        mode,
        inputs: { lines: listOf(at(inputs, 'lines')).map(readLine), ...extrasOf(inputs) },
      };
    default:
      return undefined;
  }
}

function readLine(line: unknown): { title?: string; amount: number; people: string[] } {
  const title = textOf(at(line, 'title'));
  const amount = numberOf(at(line, 'amount'));
  const people = listOf(at(line, 'people')).map(textOf);
  return title === '' ? { amount, people } : { title, amount, people };
}

function extrasOf(inputs: unknown): Record<string, number> {
  const extras = ['tax', 'tip', 'discount'].filter((name) => at(inputs, name) !== undefined);
  return Object.fromEntries(extras.map((name) => [name, numberOf(at(inputs, name))]));
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

function mapValues<Value>(
  record: Record<string, unknown>,
  map: (value: unknown) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
