import { describe, expect, it } from 'vitest';
import {
  countNews,
  isNews,
  markSeen,
  noteOwnChange,
  type SeenStorage,
  takeOwnChange,
  watchSeen,
} from './seen-groups.ts';

function memory(): SeenStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

describe('what is news', () => {
  it('is nothing on a device that has seen nothing yet, and then what comes', () => {
    const storage = memory();
    expect(isNews(storage, 'u', { groupId: 'g', at: 90, now: 100 })).toBe(false);
    expect(isNews(storage, 'u', { groupId: 'g', at: 110, now: 120 })).toBe(true);
  });

  it('is no longer what was looked at', () => {
    const storage = memory();
    markSeen(storage, 'u', { groupId: 'g', at: 90, now: 80 });
    expect(isNews(storage, 'u', { groupId: 'g', at: 90, now: 100 })).toBe(false);
    expect(isNews(storage, 'u', { groupId: 'g', at: 91, now: 100 })).toBe(true);
    expect(isNews(storage, 'u', { groupId: 'other', at: 91, now: 100 })).toBe(true);
  });

  it('remembers unconfirmed changes of one’s own for the next page, each once', () => {
    const storage = memory();
    const own = { groupId: 'g', now: 100 };
    noteOwnChange(storage, 'u', own);
    noteOwnChange(storage, 'u', own);
    markSeen(storage, 'u', { groupId: 'h', at: 90, now: 100 });
    expect(takeOwnChange(storage, 'other', own)).toBe(false);
    expect(takeOwnChange(storage, 'u', { ...own, groupId: 'h' })).toBe(false);
    expect(takeOwnChange(storage, 'u', own)).toBe(true);
    expect(takeOwnChange(storage, 'u', own)).toBe(false);
    expect(isNews(storage, 'u', { groupId: 'h', at: 90, now: 100 })).toBe(false);
  });

  it('is each account’s own', () => {
    const storage = memory();
    isNews(storage, 'other', { groupId: 'g', at: 1, now: 0 });
    markSeen(storage, 'u', { groupId: 'g', at: 90, now: 0 });
    expect(isNews(storage, 'other', { groupId: 'g', at: 90, now: 100 })).toBe(true);
  });

  it('survives a storage that holds something else, or takes nothing', () => {
    const storage = { ...memory(), getItem: () => '{"since":"x"}' };
    expect(isNews(storage, 'u', { groupId: 'g', at: 1, now: 2 })).toBe(false);
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(isNews(full, 'u', { groupId: 'g', at: 1, now: 2 })).toBe(false);
  });
});

describe('counting news', () => {
  it('counts the groups that changed since they were looked at', () => {
    const storage = memory();
    markSeen(storage, 'u', { groupId: 'a', at: 90, now: 80 });
    const groups = [
      { groupId: 'a', at: 90 },
      { groupId: 'b', at: 95 },
      { groupId: 'c', at: 70 },
    ];
    expect(countNews(storage, 'u', { groups, now: 100 })).toBe(1);
    markSeen(storage, 'u', { groupId: 'b', at: 95, now: 100 });
    expect(countNews(storage, 'u', { groups, now: 100 })).toBe(0);
  });

  it('tells who watches when something was looked at', () => {
    const storage = memory();
    let told = 0;
    const stop = watchSeen(() => (told += 1));
    markSeen(storage, 'u', { groupId: 'a', at: 1, now: 0 });
    markSeen(storage, 'u', { groupId: 'a', at: 1, now: 0 });
    expect(told).toBe(1);
    stop();
    markSeen(storage, 'u', { groupId: 'a', at: 2, now: 0 });
    expect(told).toBe(1);
  });
});
