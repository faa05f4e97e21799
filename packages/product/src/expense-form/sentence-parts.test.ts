import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentenceParts } from './sentence-parts.ts';

it('takes the parts out that can be pressed, in the order of the language', () => {
  expect(sentenceParts('Paid by <payer>you</payer>, split <how>by item</how>')).toEqual([
    { kind: 'text', text: 'Paid by ' },
    { kind: 'payer', text: 'you' },
    { kind: 'text', text: ', split ' },
    { kind: 'how', text: 'by item' },
  ]);
  expect(sentenceParts('<how>品目別</how>で分割')).toEqual([
    { kind: 'how', text: '品目別' },
    { kind: 'text', text: 'で分割' },
  ]);
});

it('keeps a name as it is, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      fc.pre(!name.includes('how>'));
      const [part] = sentenceParts(`<payer>${name}</payer>, split <how>by item</how>`);
      expect(part).toEqual({ kind: 'payer', text: name });
    }),
  );
});
