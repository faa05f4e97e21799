import type { ExportedSeries } from '../export/export-types.ts';
import { validateEntry } from '../model/validate-entry.ts';
import { FREQUENCIES, type Frequency, isRecurrence } from '../recur/recurrence.ts';
import { readCellDate } from './cell-dates.ts';
import { cutText } from './cells.ts';
import type { ImportBuilder } from './import-builder.ts';
import { at, textOf } from './json-values.ts';
import { isEntryId } from './quits-entry-id.ts';
import { type QuitsSource, readQuitsParts } from './quits-parts.ts';
import { TEXT_LIMITS } from './text-limits.ts';

/** Reads a series of our own JSON; undefined when it is none, or its sums do not hold. */
export function readQuitsSeries(
  builder: ImportBuilder,
  source: QuitsSource,
): ExportedSeries | undefined {
  const { json } = source;
  const parts = readQuitsParts(builder, source);
  const frequency = frequencyOf(at(json, 'frequency'));
  const [start, nextDate, until] = ['start', 'nextDate', 'until'].map((name) =>
    readCellDate(textOf(at(json, name))),
  );
  const id = textOf(at(json, 'id'));
  if (!parts.ok || frequency === undefined || start === undefined || nextDate === undefined) {
    return undefined;
  }
  if (!isEntryId(id) || validateEntry(parts.value) !== undefined) return undefined;
  const rule = { start, frequency, every: 1, ...(until === undefined ? {} : { until }) };
  if (!isRecurrence(rule)) return undefined;
  return {
    ...parts.value,
    title: cutText(parts.value.title.trim() || builder.options.untitled, TEXT_LIMITS.title),
    id,
    frequency,
    start,
    nextDate,
    ...(until === undefined ? {} : { until }),
    ...(at(json, 'paused') === true ? { paused: true } : {}),
  };
}

function frequencyOf(value: unknown): Frequency | undefined {
  return FREQUENCIES.find((one) => one === value);
}
