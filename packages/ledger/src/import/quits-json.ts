import { readCellDate } from './cell-dates.ts';
import type { ImportBuilder } from './import-builder.ts';
import { at, isRecord, listOf, textOf } from './json-values.ts';
import { isEntryId } from './quits-entry-id.ts';
import { readQuitsBudgets, readQuitsComments, readQuitsReceipts } from './quits-extras.ts';
import { readQuitsParts } from './quits-parts.ts';
import { readQuitsSeries } from './quits-series.ts';
import { readQuitsUsual } from './quits-usual.ts';
import { cutText } from './cells.ts';
import { TEXT_LIMITS } from './text-limits.ts';

/** Returns whether a JSON value is the app's own export. */
export function isQuits(json: unknown): boolean {
  return at(json, 'format') === 'quits' && [1, 2].includes(Number(at(json, 'version')));
}

/** Reads our own JSON. */
export function* readQuitsJson(builder: ImportBuilder, json: unknown): Generator<void, void> {
  const [name, currency, emoji] = ['name', 'currency', 'emoji'].map((key) => textOf(at(json, key)));
  const categories = listOf(at(json, 'categories'))
    .map((one) => ({ name: textOf(at(one, 'name')).trim(), emoji: textOf(at(one, 'emoji')) }))
    .filter((one) => one.name !== '' && cutText(one.name, TEXT_LIMITS.category) === one.name);
  builder.group({
    ...(name ? { name } : {}),
    ...(currency ? { currency } : {}),
    ...(emoji ? { emoji } : {}),
    ...(categories.length > 0 ? { categories } : {}),
  });
  for (const person of listOf(at(json, 'people'))) {
    const weight = textOf(at(person, 'weight'));
    const household = textOf(at(person, 'household')).trim();
    builder.person(textOf(at(person, 'name')), {
      id: textOf(at(person, 'id')),
      ...(weight === '' ? {} : { weight }),
      ...(household === '' ? {} : { household }),
      ...(at(person, 'active') === false ? { active: false } : {}),
    });
  }
  const usual = readQuitsUsual(builder, at(json, 'usual'));
  if (usual !== undefined) builder.group({ usual });
  const exponents = at(json, 'exponents');
  for (const [index, expense] of listOf(at(json, 'expenses')).entries()) {
    readExpense(builder, { line: index + 1, expense, exponents });
    if (index % 500 === 499) yield;
  }
  const series = listOf(at(json, 'series')).flatMap((one, index) => {
    const read = readQuitsSeries(builder, { json: one, exponents });
    if (read === undefined) builder.note(index + 1, 'repeat-dropped');
    return read ?? [];
  });
  if (series.length > 0) builder.group({ series });
  const budgets = readQuitsBudgets(at(json, 'budgets'), exponents);
  if (budgets.length > 0) builder.group({ budgets });
  const activity = listOf(at(json, 'activity')).filter(isRecord);
  if (activity.length > 0) builder.group({ activity });
}

interface Source {
  readonly line: number;
  readonly expense: unknown;
  readonly exponents: unknown;
}

function readExpense(builder: ImportBuilder, { line, expense, exponents }: Source): void {
  const parts = readQuitsParts(builder, { json: expense, exponents });
  if (!parts.ok) return builder.error(line, parts.error.code, parts.error.found);
  const date = readCellDate(textOf(at(expense, 'date')));
  if (date === undefined) return builder.error(line, 'bad-date', textOf(at(expense, 'date')));
  const [id, seriesId] = [textOf(at(expense, 'id')), textOf(at(expense, 'seriesId'))];
  builder.add({
    ...parts.value,
    line,
    date,
    ...(isEntryId(id) ? { keepId: id } : {}),
    ...(isEntryId(seriesId) ? { seriesId } : {}),
    ...readQuitsComments(at(expense, 'comments')),
    ...readQuitsReceipts(at(expense, 'receipts')),
  });
}
