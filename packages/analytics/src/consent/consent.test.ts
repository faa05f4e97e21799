import { describe, expect, it, vi } from 'vitest';
import { createConsent } from './consent.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const never = () => false;

describe('consent', () => {
  it('is undecided until the person decides, and kept then', () => {
    const storage = memory();
    const first = createConsent({ version: 1, storage, browserOptOut: never });
    expect(first.store.getState()).toEqual({ status: 'undecided' });
    first.set('granted');
    expect(first.store.getState()).toMatchObject({ status: 'granted' });
    const later = createConsent({ version: 1, storage, browserOptOut: never });
    expect(later.store.getState()).toEqual(first.store.getState());
    later.set('denied');
    expect(
      createConsent({ version: 1, storage, browserOptOut: never }).store.getState().status,
    ).toBe('denied');
    later.reset();
    expect(later.store.getState()).toEqual({ status: 'undecided' });
  });

  it('is asked for again when the text has changed', () => {
    const storage = memory();
    createConsent({ version: 1, storage, browserOptOut: never }).set('granted');
    expect(
      createConsent({ version: 2, storage, browserOptOut: never }).store.getState().status,
    ).toBe('undecided');
  });

  it('is denied when the browser objects, whatever was decided', () => {
    const storage = memory();
    createConsent({ version: 1, storage, browserOptOut: never }).set('granted');
    const consent = createConsent({ version: 1, storage, browserOptOut: () => true });
    expect(consent.store.getState()).toEqual({ status: 'denied', by: 'browser' });
    consent.set('granted');
    expect(consent.store.getState()).toEqual({ status: 'denied', by: 'browser' });
  });

  it('can be decided where nothing can be kept, and bears nonsense', () => {
    const refuse = () => {
      throw new DOMException('denied');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const consent = createConsent({ version: 1, storage, browserOptOut: never });
    consent.set('granted');
    expect(consent.store.getState().status).toBe('granted');
    const nonsense = { ...memory(), getItem: vi.fn(() => '{"status":"granted"') };
    expect(
      createConsent({ version: 1, storage: nonsense, browserOptOut: never }).store.getState()
        .status,
    ).toBe('undecided');
  });
});
