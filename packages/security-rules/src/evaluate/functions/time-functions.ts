import { RulesLatLng } from '../../value/rules-value.ts';
import type { Context } from '../context.ts';
import { builtin, failure } from '../signature.ts';
import { durationOf, timestampAt } from '../time-bounds.ts';

const NANOS_OF: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);
const [HOUR, MINUTE, SECOND] = [3_600_000_000_000n, 60_000_000_000n, 1_000_000_000n];

/** Functions of the `duration`, `timestamp` and `latlng` namespaces. */
export const timeFunctions = {
  'duration.value': builtin(['int', 'string'], (_: Context, magnitude, unit) => {
    const nanos = NANOS_OF.get(unit);
    if (nanos === undefined) return failure(`Unknown duration unit '${unit}'.`);
    return durationOf(magnitude * nanos);
  }),
  'duration.time': builtin(
    ['int', 'int', 'int', 'int'],
    (_: Context, hours, minutes, seconds, nanos) =>
      durationOf(hours * HOUR + minutes * MINUTE + seconds * SECOND + nanos),
  ),
  'duration.abs': builtin(['duration'], (_: Context, { total }) =>
    durationOf(total < 0n ? -total : total),
  ),
  'timestamp.date': builtin(['int', 'int', 'int'], (_: Context, year, month, day) => {
    const date = new Date(0);
    date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
    // A nonexistent day of the month would roll over into the next one.
    if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) {
      return failure(`There is no date ${year}-${month}-${day}.`);
    }
    return timestampAt(BigInt(date.getTime()) * 1_000_000n);
  }),
  'timestamp.value': builtin(['int'], (_: Context, millis) => timestampAt(millis * 1_000_000n)),
  'latlng.value': builtin(['number', 'number'], (_: Context, latitude, longitude) => {
    const [north, east] = [Number(latitude), Number(longitude)];
    if (!(Math.abs(north) <= 90) || !(Math.abs(east) <= 180)) {
      return failure(`There is no place at ${north}, ${east}.`);
    }
    return new RulesLatLng(north, east);
  }),
};
