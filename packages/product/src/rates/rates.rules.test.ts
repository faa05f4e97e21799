import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { startStage } from '../../tests/rules/stage.ts';
import { dayRateOf } from './day-rate.ts';
import { dayRatesSchema } from './schema.ts';

const stage = startStage();
const DAY = '2026-11-20';
const published = (change: object = {}) => ({
  day: DAY,
  source: 'ECB',
  base: 'EUR',
  rates: { USD: '1.0321', JPY: '162.55' },
  ...change,
});

beforeEach(() => stage.seed((db) => setDoc(doc(db, `rates/${DAY}`), published())));

describe('published rates', () => {
  it('are read by any account, a few days at a time', async () => {
    const db = stage.as('guest');
    await assertSucceeds(getDoc(doc(db, `rates/${DAY}`)));
    const latest = query(
      collection(db, 'rates'),
      where('day', '<=', '2026-11-22'),
      orderBy('day', 'desc'),
      limit(1),
    );
    expect((await assertSucceeds(getDocs(latest))).docs).toHaveLength(1);
    await assertFails(getDocs(collection(db, 'rates')));
  });

  it('are written by nobody', async () => {
    await assertFails(setDoc(doc(stage.as('owner'), `rates/${DAY}`), published()));
    await assertFails(setDoc(doc(stage.as('owner'), 'rates/2026-11-21'), published()));
    await assertFails(deleteDoc(doc(stage.as('owner'), `rates/${DAY}`)));
  });

  it('leave out what cannot be read', () => {
    const stored = published({ rates: { USD: '1.0321', euro: '1', JPY: 162.55, GBP: '0' } });
    const { rates: read } = v.parse(dayRatesSchema, stored);
    expect(read).toEqual({ USD: '1.0321' });
  });
});

describe('the rate for a day', () => {
  const currencies = { from: 'USD', to: 'EUR' };

  it('is the last one published by then, unless that is long ago', () => {
    const rate = { rate: '0.9688984', date: DAY, source: 'ECB' };
    expect(dayRateOf(published(), DAY, currencies)).toEqual(rate);
    expect(dayRateOf(published(), '2026-11-30', currencies)).toEqual(rate);
    expect(dayRateOf(published(), '2026-12-01', currencies)).toBeUndefined();
    expect(dayRateOf(undefined, DAY, currencies)).toBeUndefined();
    expect(dayRateOf(published(), DAY, { from: 'USD', to: 'ISK' })).toBeUndefined();
  });
});
