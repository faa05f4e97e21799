import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chunk, frame, Outbox } from './outbox.ts';
import { SharedText, textOf } from './shared-text.ts';

function filled(count: number): Outbox {
  const outbox = new Outbox();
  for (let n = 1; n <= count; n += 1) {
    if (n % 2 === 0) outbox.push([`["m${n}"]`]);
    else outbox.push(['[', new SharedText(`"m${n}"`), ']']);
  }
  return outbox;
}

function idsIn(chunk: Chunk | undefined): number[] {
  if (chunk === undefined) return [];
  const [length, text = ''] = textOf(chunk.pieces).split('\n');
  expect([text.length, chunk.length]).toEqual([Number(length), Number(length)]);
  return (JSON.parse(text) as [number, unknown][]).map(([id]) => id);
}

test('counts a chunk in UTF-16 code units', () => {
  expect(frame('["👍🏽ü"]')).toBe('9\n["👍🏽ü"]');
});

test('numbers arrays from 1, after the handshake', () => {
  expect(idsIn(filled(3).take(1_000))).toEqual([1, 2, 3]);
});

test('takes about as much as asked for, at least one array', () => {
  const outbox = filled(3);
  expect(idsIn(outbox.take(1))).toEqual([1]);
  expect(outbox.lastSentId).toBe(1);
  expect(idsIn(outbox.take(15))).toEqual([2, 3]);
  expect(outbox.take(1)).toBeUndefined();
});

test('sends again what was not acknowledged', () => {
  const outbox = filled(4);
  outbox.take(1_000);
  outbox.acknowledge(2);
  outbox.rewind();
  expect(idsIn(outbox.take(1_000))).toEqual([3, 4]);
});

test('ignores acknowledgements of what was never sent or makes no sense', () => {
  const outbox = filled(3);
  outbox.take(1);
  for (const id of [-1, 0, Number.NaN, Infinity]) outbox.acknowledge(id);
  outbox.rewind();
  expect(idsIn(outbox.take(1_000))).toEqual([2, 3]);
});

test('delivers every array in order, whatever breaks on the way', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('push' as const) }),
      fc.record({ kind: fc.constant('take' as const), size: fc.nat(40) }),
      fc.record({ kind: fc.constant('break' as const), lost: fc.nat(5) }),
    ),
  );
  fc.assert(
    fc.property(steps, (script) => {
      const outbox = new Outbox();
      let pushed = 0;
      let received = 0;
      const receive = (ids: readonly number[]): void => {
        for (const id of ids) {
          if (id <= received) continue;
          expect(id).toBe(received + 1);
          received = id;
        }
      };
      for (const step of script) {
        if (step.kind === 'push') {
          pushed += 1;
          outbox.push(['["x"]']);
        } else if (step.kind === 'take') {
          receive(idsIn(outbox.take(step.size)));
        } else {
          outbox.acknowledge(Math.max(0, received - step.lost));
          outbox.rewind();
        }
      }
      receive(idsIn(outbox.take(Infinity)));
      expect(received).toBe(pushed);
      outbox.acknowledge(received);
      expect([outbox.unsentSize, outbox.unacknowledgedSize]).toEqual([0, 0]);
    }),
  );
});
