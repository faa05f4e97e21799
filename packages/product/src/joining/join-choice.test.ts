import { describe, expect, it } from 'vitest';
import { joinChoice } from './join-choice.ts';

const preview = {
  groupName: 'Flat',
  emoji: '🏠',
  invitedBy: 'Ana',
  people: { a: 'Ana', b: 'Ben', e: 'Emil 🎸' },
  taken: ['a'],
};
const context = { preview, role: 'editor', ownName: '' } as const;

describe('a joiner', () => {
  it('chooses nobody at first', () => {
    expect(joinChoice({}, context)).toMatchObject({ personId: undefined, as: undefined });
  });

  it('is the person with the name that they have elsewhere, unless they choose another', () => {
    const emil = { ...context, ownName: 'emil' };
    expect(joinChoice({}, emil).as).toEqual({ kind: 'existing', personId: 'e' });
    expect(joinChoice({ personId: 'b' }, emil).as).toEqual({ kind: 'existing', personId: 'b' });
    expect(joinChoice({}, { ...context, ownName: 'Ana' }).as).toBeUndefined();
  });

  it('is offered a similar person before becoming someone new', () => {
    const chosen = joinChoice({ personId: '', name: 'Bem' }, context);
    expect(chosen.as).toEqual({ kind: 'new', name: 'Bem', isOnlooker: false });
    expect(joinChoice({ personId: '', name: 'Benn' }, context).alike?.id).toBe('b');
    expect(joinChoice({ personId: '', name: 'Emil' }, context)).toMatchObject({
      as: undefined,
      alike: { id: 'e', isSame: true },
      isTaken: true,
    });
    expect(joinChoice({ personId: '', name: ' ana ' }, context)).toMatchObject({
      as: undefined,
      alike: undefined,
      isTaken: true,
    });
  });

  it('hears whose name looks the same, and may keep their own', () => {
    const chosen = joinChoice({ personId: '', name: '\u0410na' }, context);
    expect(chosen).toMatchObject({ alike: undefined, alikeMember: { id: 'a' }, isTaken: false });
    expect(chosen.as).toEqual({ kind: 'new', name: '\u0410na', isOnlooker: false });
  });

  it('is asked for a name at once if everyone has joined', () => {
    const full = { ...preview, taken: ['a', 'b', 'e'] };
    expect(joinChoice({}, { ...context, preview: full, ownName: 'Zoe' })).toMatchObject({
      personId: '',
      as: { kind: 'new', name: 'Zoe' },
    });
  });

  it('no longer chooses a person whom someone else took', () => {
    const later = { ...preview, taken: ['a', 'b'] };
    expect(joinChoice({ personId: 'b' }, { ...context, preview: later }).as).toBeUndefined();
  });

  it('is an onlooker by default if the link is for viewers', () => {
    const form = { personId: '', name: 'Zoe' };
    const viewer = { ...context, role: 'viewer' } as const;
    expect(joinChoice(form, viewer).as).toMatchObject({ isOnlooker: true });
    expect(joinChoice({ ...form, isOnlooker: false }, viewer).as).toMatchObject({
      isOnlooker: false,
    });
    expect(joinChoice({ ...form, isOnlooker: true }, context).as).toMatchObject({
      isOnlooker: true,
    });
  });
});
