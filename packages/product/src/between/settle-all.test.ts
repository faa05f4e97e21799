import { describe, expect, it } from 'vitest';
import type { Due } from './dues.ts';
import { chunkSettlements, GROUPS_AT_ONCE, settlementsOf } from './settle-all.ts';

const due = (groupId: string, minor: number, currency = 'EUR'): Due => {
  const [from, to] = [
    { id: 'a', name: 'Ana' },
    { id: 'b', name: 'Ben' },
  ];
  const party = (one: { id: string; name: string }) => ({ ...one, members: [one.id] });
  return {
    groupId,
    personId: 'b',
    currency,
    minor,
    from,
    to,
    payment: { from: party(from), to: party(to), minor: Math.abs(minor) },
  };
};
const now = new Date(2026, 10, 24, 12);

describe('settlementsOf', () => {
  it('is a payment of each amount, with ids of its own', () => {
    const made = settlementsOf([due('g1', -500), due('g2', 700, 'USD')], now);
    expect(made).toMatchObject([
      { groupId: 'g1', minor: 500, currency: 'EUR', date: '2026-11-24' },
      { groupId: 'g2', minor: 700, currency: 'USD', from: { id: 'a' }, to: { id: 'b' } },
    ]);
    expect(new Set(made.flatMap(({ expenseId, rev }) => [expenseId, rev])).size).toBe(4);
  });
});

describe('chunkSettlements', () => {
  const chunks = (...groupIds: readonly string[]) =>
    chunkSettlements(
      settlementsOf(
        groupIds.map((id) => due(id, 1)),
        now,
      ),
    ).map((commit) => commit.map(({ groupId }) => groupId).join(' '));

  it('fills commits, but never with two payments of one group', () => {
    expect(chunks()).toEqual([]);
    expect(chunks('1')).toEqual(['1']);
    expect(chunks('1', '2', '3', '4')).toEqual(['1 2 3 4']);
    expect(chunks('1', '2', '3', '4', '5')).toHaveLength(2);
    expect(chunks('1', '1', '2', '1')).toEqual(['1 2', '1', '1']);
  });

  it('needs as few commits as possible', () => {
    for (let size = 1; size < 40; size += 1) {
      const ids = Array.from({ length: size }, (_, at) => String((at * at) % 7));
      const most = Math.max(...ids.map((id) => ids.filter((other) => other === id).length));
      const made = chunks(...ids).map((commit) => commit.split(' '));
      expect(made).toHaveLength(Math.max(most, Math.ceil(size / GROUPS_AT_ONCE)));
      expect(made.flat()).toHaveLength(size);
      for (const commit of made) {
        expect(commit.length).toBeLessThanOrEqual(GROUPS_AT_ONCE);
        expect(new Set(commit).size).toBe(commit.length);
      }
    }
  });
});
