import { describe, expect, it } from 'vitest';
import { isNews, markSeen, type SeenStorage } from './seen-groups.ts';

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
