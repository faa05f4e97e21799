import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { MAX_AMOUNT } from '@quits/ledger';
import { TEXT_LIMITS } from '@quits/ledger/files';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { groupSchema } from '../../src/group/schema.ts';
import { textSchema } from '../../src/values/common.ts';
import { editGroup } from './group-commits.ts';
import { startStage } from './stage.ts';

const RULES = readFileSync(
  new URL('../../../../apps/web/firebase/firestore.rules', import.meta.url),
  'utf8',
);
const stage = startStage();
const { text } = LIMITS;

/** Patterns of each limit in the rules; every limit of the app is listed. */
const SAID: readonly (readonly [string, number, RegExp])[] = [
  ['amount', LIMITS.amount, /value >= 1 && value <= (\d+)/],
  ['people', LIMITS.people, /after\.people\.size\(\) <= (\d+)/g],
  ['people of a new group', LIMITS.people, /areIds\(data\.people, (\d+)\)/],
  ['categories', LIMITS.categories, /areIds\((?:after|data)\.categories, (\d+)\)/g],
  ['receipts', LIMITS.receipts, /data\.receipts\.size\(\) <= (\d+)/],
  ['group name', text.groupName, /isText\(data\.name, (\d+)\)/],
  ['group emoji', text.emoji, /data\.emoji\.size\(\) <= (\d+)/],
  ['person name', text.personName, /isText\(person\.name, (\d+)\)/],
  ['profile name', text.profileName, /data\.displayName\.size\(\) <= (\d+)/],
  ['own name of who leaves', text.personName, /isText\(after\.people\[personId\]\.name, (\d+)\)/],
  ['household', text.household, /isText\(person\.get\('household', '-'\), (\d+)\)/],
  ['category name', text.categoryName, /isText\(category\.name, (\d+)\)/],
  ['category emoji', text.emoji, /isText\(category\.emoji, (\d+)\)/],
  ['title', text.title, /isText\(data(?:\.template)?\.title, (\d+)\)/g],
  ['notes', text.notes, /notes\.size\(\) <= (\d+)/g],
  ['comment', text.comment, /isText\(request\.resource\.data\.text, (\d+)\)/],
  ['revisions', LIMITS.revisions, /revs\.size\(\) <= (\d+)/],
  ['checked people', LIMITS.checkedPeople, /(?:who|parts)\.size\(\) > (\d+)/g],
];

it.each(SAID)('the rules hold the limit of the %s', (_, limit, pattern) => {
  const said = [...RULES.matchAll(new RegExp(pattern, 'g'))].map(([, number]) => Number(number));
  expect(said.length).toBeGreaterThan(0);
  expect(new Set(said)).toEqual(new Set([limit]));
});

it('an amount is as large as the ledger takes', () => {
  expect(LIMITS.amount).toBe(MAX_AMOUNT);
  const { title, notes, categoryName: category } = text;
  expect({ title, notes, category }).toEqual(TEXT_LIMITS);
});

it('every limit of the app is one that the rules say', () => {
  const { text: texts, peopleAtOnce, ...numbers } = LIMITS;
  const said = new Set(SAID.map(([, limit]) => limit));
  for (const limit of [...Object.values(numbers), ...Object.values(texts)]) {
    expect(said).toContain(limit);
  }
  expect(RULES).toContain(`{0,${peopleAtOnce - 1}})?')`);
});

it.each([
  [80, true],
  [81, false],
] as const)('%i emoji are a name for both or for neither', async (count, isName) => {
  const name = '🎉'.repeat(count);
  const named = editGroup(stage.as('editor'), { name });
  await (isName ? assertSucceeds(named) : assertFails(named));
  expect(v.is(textSchema(text.groupName), name)).toBe(isName);
  // A stored text that exceeds the limit is truncated on read.
  expect(v.parse(groupSchema, { name }).name).toBe('🎉'.repeat(80));
});
