import { assertFails } from '@firebase/rules-unit-testing';
import { doc, type DocumentData, setDoc } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { activityData } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';

const stage = startStage();

describe('the history', () => {
  it.each<readonly [string, DocumentData]>([
    ['another author', { by: 'owner' }],
    ['a time of the past', { at: new Date(0) }],
    ['nothing that was done', { what: '' }],
    ['a target that is none', { target: 'e' }],
    ['more fields', { extra: 1 }],
  ])('refuses %s', async (_, change) => {
    await assertFails(
      setDoc(doc(stage.as('editor'), 'groups/g/activity/new'), {
        ...activityData('editor'),
        ...change,
      }),
    );
  });
});
