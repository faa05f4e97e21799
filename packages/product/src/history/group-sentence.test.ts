import { createTexts } from '../create-texts.ts';
import { type GroupChange, groupChangeSchema } from '../group/group-change.ts';
import { expect, it } from 'vitest';
import { groupSentence } from './group-sentence.ts';
import type { ToldGroupChange } from './told-group-change.ts';

const { t } = (await createTexts({ locale: 'en-US' })).store.getState();
const told = (change: GroupChange['change'], more: Partial<ToldGroupChange> = {}) =>
  groupSentence(t, {
    change: { change },
    actor: 'Ana',
    other: 'Ben',
    isOwn: false,
    from: 'Benny',
    isAboutPerson: true,
    ...more,
  });
const changes = groupChangeSchema.entries.change.options;

it('calls the reader “you”, as the actor and as the person whom the change concerns', () => {
  expect(told('role')).toBe('Ana changed Ben’s role');
  expect(told('role', { actor: undefined })).toBe('You changed Ben’s role');
  expect(told('role', { isOwn: true })).toBe('Ana changed your role');
  expect(told('role', { actor: undefined, isOwn: true })).toBe('You changed your role');
});

it.each(changes)('%s names neither of the two where both are the reader', (change) => {
  expect(told(change, { actor: undefined, other: 'Me', isOwn: true })).toMatch(/^You /);
});

it.each(changes)('%s begins with who did it', (change) => {
  expect(told(change)).toMatch(/^Ana /);
  expect(told(change, { actor: undefined })).toMatch(/^You /);
});
