import { memoryStorage } from '@quits/tooling-presets/memory-storage';
import { beforeEach, expect, it, vi } from 'vitest';
import { readLines } from './read-lines.ts';
import {
  forgetRule,
  keepLayout,
  learnRules,
  readLayout,
  readRules,
  ruleKey,
  type StatementRule,
} from './statement-memory.ts';

const kept = new Map<string, string>();
const of = { uid: 'ana', groupId: 'g' };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', memoryStorage(kept));
});

const rule = (key: string, title = key): StatementRule => ({
  key,
  choice: { title, category: 'groceries', whose: { kind: 'all' } },
});

it('remembers the latest choice of each party, for one account and group', () => {
  learnRules(of, [rule('aldi', 'Aldi'), rule('rewe')]);
  learnRules(of, [rule('aldi', 'Food'), rule('')]);
  expect(readRules(of).map(({ choice }) => choice.title)).toEqual(['Food', 'rewe']);
  expect(readRules({ ...of, groupId: 'other' })).toEqual([]);
  expect(readRules({ ...of, uid: 'ben' })).toEqual([]);
  forgetRule(of, 'aldi');
  forgetRule(of, 'rewe');
  expect([...kept.keys()]).toEqual([]);
});

it('forgets the oldest rules and layouts when there are too many', () => {
  for (let at = 0; at < 210; at += 1) learnRules(of, [rule(`shop ${at}`)]);
  expect(readRules(of)).toHaveLength(200);
  expect(readRules(of)[0]?.key).toBe('shop 209');
  for (let at = 0; at < 25; at += 1) {
    keepLayout('ana', `header${at}`, { columns: { date: 0, amount: 1 }, isReversed: false });
  }
  expect(readLayout('ana', 'header4')).toBeUndefined();
  expect(readLayout('ana', 'header24')).toBeDefined();
});

it('gives branches of a shop the same key, and shops of other names another', () => {
  const key = (party: string, text = '') => ruleKey({ party, text });
  expect(key('ALDI SÜD 0815 // Köln')).toBe(key('Aldi Süd, Bonn'));
  expect(key('ALDI SÜD')).not.toBe(key('ALDI Nord'));
  expect(key('', 'Spotify P0815')).toBe('spotify');
  expect(key('4711')).toBe('');
});

it('reads a CSV file by the columns that were chosen for its header', () => {
  const csv = (row: string) => `Wann;Wo;Wieviel\n${row}\n`;
  const options = { uid: 'ana', currency: 'EUR' };
  const first = readLines(csv('2026-11-21;Kino;12,00'), options);
  expect(first).toMatchObject({ lines: [], csv: { layout: undefined } });
  if (typeof first === 'string' || first.csv === undefined) throw new Error('no table');
  const layout = { columns: { date: 0, party: 1, amount: 2 }, isReversed: true };
  keepLayout('ana', first.csv.table.id, layout);
  expect([...kept.values()].join('')).not.toContain('Wann');
  const again = readLines(csv('2026-11-22;Theater;14,50'), options);
  expect(again).toMatchObject({ lines: [{ party: 'Theater', amount: -1450 }] });
});

it('asks about dates only if no date of the file proves their order', () => {
  const read = (...rows: readonly string[]) =>
    readLines(`Date;Amount\n${rows.join('\n')}\n`, { uid: 'ana', currency: 'EUR' });
  expect(read('03/04/2026;-1,00', '05/04/2026;-2,00')).toMatchObject({
    csv: { unclear: { found: '03/04/2026', readings: { 'month-first': '2026-03-04' } } },
  });
  expect(read('03/04/2026;-1,00', '25/04/2026;-2,00')).not.toHaveProperty('csv.unclear');
});

it.each([
  ['', 'unknown-format'],
  ['\u0000\u0001\u0002', 'unknown-format'],
  ['<html><script>alert(1)</script></html>', 'unknown-format'],
  ['<!DOCTYPE a [<!ENTITY b "c">]><Document><BkToCstmrStmt/></Document>', 'malformed'],
])('refuses %j', (text, code) => {
  expect(readLines(text, { uid: 'ana', currency: 'EUR' })).toBe(code);
});
