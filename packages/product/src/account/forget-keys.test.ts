import { memoryStorage } from '@quits/tooling-presets/memory-storage';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '../expense-form/drafts.ts';
import { emptyForm } from '../expense-form/expense-form.ts';
import { readRemembered, remember } from '../expense-form/remembered.ts';
import { noteVisit } from '../activity/last-visit.ts';
import { markSeen } from '../activity/seen-groups.ts';
import { keepSettling, pendingSettling } from '../between/pending-settling.ts';
import { forgetKeys } from './forget-keys.ts';

const kept = new Map<string, string>();
const device = memoryStorage(kept);

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', device);
});

const form = emptyForm({
  expenseId: 'e',
  date: '2026-05-01',
  currency: 'EUR',
  payerId: 'a',
  people: [],
});

const settlement = {
  groupId: 'g',
  expenseId: 'e',
  rev: 'r',
  from: { id: 'a', name: 'Ana' },
  to: { id: 'b', name: 'Ben' },
  minor: 500,
  currency: 'EUR',
  date: '2026-05-01',
};

it('forgets what an account left in every corner, and nothing of another one', () => {
  for (const uid of ['ana', 'ben']) {
    keepDraft({ uid, groupId: 'g' }, form);
    remember({ uid, groupId: 'g' }, form, []);
    markSeen(device, uid, { groupId: 'g', at: 1, now: 2 });
    keepSettling(uid, [settlement]);
    device.setItem(`quits.removals.${uid}`, '["users/x/photo/1"]');
  }
  noteVisit('g', 1);
  device.setItem('quits.auth.lastMethod', '{}');
  forgetKeys(device, 'ana');
  expect([...kept.keys()].filter((key) => key.includes('ana'))).toEqual([]);
  expect(kept.has('quits.auth.lastMethod')).toBe(false);
  expect(kept.has('quits.visit.g')).toBe(false);
  expect(readDraft({ uid: 'ben', groupId: 'g' })).toEqual(form);
  expect(readRemembered({ uid: 'ben', groupId: 'g' })).toBeDefined();
  expect(kept.has('quits.seen.ben')).toBe(true);
  expect(pendingSettling('ana')).toEqual([]);
  expect(pendingSettling('ben')).toEqual([settlement]);
});

it('leaves the settings of the device alone', () => {
  const settings = [
    'quits.appearance',
    'quits.config',
    'quits.consent',
    'quits.singleKeys',
    'locale',
  ];
  for (const key of settings) device.setItem(key, 'x');
  forgetKeys(device, 'ana');
  expect([...kept.keys()]).toEqual(settings);
});
