import { describe, expect, it } from 'vitest';
import { checkGroup } from './group-form.ts';

const form = { name: 'Lisbon', emoji: '⛵', currency: 'EUR', ownName: 'Ana', others: ['Ben', ''] };

describe('checkGroup', () => {
  it('leaves out empty lines', () => {
    expect(checkGroup(form)).toEqual({ problems: {}, group: { ...form, others: ['Ben'] } });
  });

  it('asks for a name of the group and of oneself', () => {
    expect(checkGroup({ ...form, name: ' ', ownName: '' }).problems).toEqual({
      name: 'missing',
      ownName: 'missing',
    });
  });

  it('refuses names that are too long', () => {
    expect(checkGroup({ ...form, name: 'x'.repeat(81) }).problems.name).toBe('tooLong');
    expect(checkGroup({ ...form, name: 'x'.repeat(80) }).problems.name).toBeUndefined();
    expect(checkGroup({ ...form, name: '🎉'.repeat(80) }).problems.name).toBeUndefined();
  });

  it('takes 250 people, oneself among them', () => {
    const others = Array.from({ length: 250 }, (_, at) => `P${at}`);
    expect(checkGroup({ ...form, others: others.slice(1) }).group?.others).toHaveLength(249);
    expect(checkGroup({ ...form, others }).problems.others?.at(-1)).toBe('tooMany');
  });

  it('refuses the same name twice, ignoring case, at the later place', () => {
    const { problems, group } = checkGroup({ ...form, others: ['Ben', 'ana ', 'BEN'] });
    expect(problems.others).toEqual([undefined, 'taken', 'taken']);
    expect(group).toBeUndefined();
  });
});
