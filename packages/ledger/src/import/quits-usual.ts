import type { ExportedUsual, ExportedUsualSplit } from '../export/export-types.ts';
import { readDecimal } from '../money/decimal.ts';
import type { ImportBuilder } from './import-builder.ts';
import { at, isRecord, textOf } from './json-values.ts';

const MODES = ['equal', 'weights', 'percent'] as const;

/** Reads the defaults of our own JSON, as far as they are readable and their people are known. */
export function readQuitsUsual(builder: ImportBuilder, json: unknown): ExportedUsual | undefined {
  const split = readSplit(builder, at(json, 'split'));
  const category = textOf(at(json, 'category'));
  const payer = builder.knownPerson(textOf(at(json, 'payer')));
  const usual: ExportedUsual = {
    ...(split === undefined ? {} : { split }),
    ...(category === '' ? {} : { category }),
    ...(payer === undefined ? {} : { payer }),
  };
  return Object.keys(usual).length === 0 ? undefined : usual;
}

function readSplit(builder: ImportBuilder, json: unknown): ExportedUsualSplit | undefined {
  const mode = MODES.find((one) => one === at(json, 'mode'));
  const parts = at(json, 'parts');
  if (mode === undefined) return undefined;
  if (parts === undefined) return mode === 'equal' ? { mode } : undefined;
  if (!isRecord(parts)) return undefined;
  const read: [string, string][] = [];
  for (const [id, part] of Object.entries(parts)) {
    const key = builder.knownPerson(id);
    // A split that lacks one of its people isn't the usual one.
    if (key === undefined || typeof part !== 'string' || readDecimal(part) === undefined) {
      return undefined;
    }
    read.push([key, part]);
  }
  return { mode, parts: Object.fromEntries(read) };
}
