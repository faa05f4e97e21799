import { expect, it } from 'vitest';
import { attachmentsOf } from './attachments.ts';

it('lays each receipt under the ids by which its expense names it', () => {
  const receipts = [
    { id: 'r1', name: 'Bill 7.PDF', type: 'application/pdf' },
    { id: 'r2', name: '../../evil', type: 'image/png' },
  ];
  expect(attachmentsOf('g', { id: 'e', receipts })).toEqual([
    { path: 'groups/g/receipts/e/r1', name: 'receipts/g/e/r1.pdf' },
    { path: 'groups/g/receipts/e/r2', name: 'receipts/g/e/r2' },
  ]);
});

it('finds none in what is no list of them', () => {
  expect(attachmentsOf('g', { id: 'e' })).toEqual([]);
  expect(attachmentsOf('g', { id: 'e', receipts: 'none' })).toEqual([]);
});
