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
const further = {
  day: '2026-11-18',
  source: 'NBP',
  base: 'PLN',
  rates: { EUR: '0.25', USD: '0.26', AED: '1' },
};
const published = (change: object = {}) => ({
  day: DAY,
  source: 'ECB',
  base: 'EUR',
  rates: { USD: '1.0321', JPY: '162.55' },
  further,
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
    const nobody = stage.as('nobody');
    await assertFails(getDoc(doc(nobody, `rates/${DAY}`)));
    await assertFails(getDocs(query(collection(nobody, 'rates'), limit(1))));
  });

  it('are written by nobody', async () => {
    await assertFails(setDoc(doc(stage.as('owner'), `rates/${DAY}`), published()));
    await assertFails(setDoc(doc(stage.as('owner'), 'rates/2026-11-21'), published()));
    await assertFails(deleteDoc(doc(stage.as('owner'), `rates/${DAY}`)));
  });

  it('leave out what cannot be read', () => {
    const stored = published({ rates: { USD: '1.0321', euro: '1', JPY: 162.55, GBP: '0' } });
    const read = v.parse(dayRatesSchema, stored);
    expect(read.rates).toEqual({ USD: '1.0321' });
    expect(read.further).toEqual(further);
    const first = { day: DAY, source: 'ECB', base: 'EUR', rates: published().rates };
    for (const damaged of [undefined, 'none', { ...further, day: 'yesterday' }]) {
      expect(v.parse(dayRatesSchema, { ...first, further: damaged })).toEqual(first);
    }
    expect(v.parse(dayRatesSchema, first)).toEqual(first);
    expect(v.is(dayRatesSchema, { further })).toBe(false);
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

  it('is from the second source if the first lacks a currency, and says so', () => {
    const rateOf = (day: string, from: string) => dayRateOf(published(), day, { from, to: 'EUR' });
    expect(rateOf(DAY, 'USD')?.source).toBe('ECB');
    const rate = { rate: '0.25', date: further.day, source: 'NBP' };
    expect(rateOf(DAY, 'AED')).toEqual(rate);
    expect(rateOf('2026-11-28', 'AED')).toEqual(rate);
    expect(rateOf('2026-11-29', 'AED')).toBeUndefined();
    const later = published({ further: { ...further, day: '2026-11-21' } });
    expect(dayRateOf(later, DAY, { from: 'AED', to: 'EUR' })).toBeUndefined();
  });
});
