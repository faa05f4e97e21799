import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonElements } from './json-elements.ts';

/** Returns a response whose body arrives in chunks, cut at the given bytes. */
function inParts(text: string, cuts: readonly number[]): Response {
  const bytes = new TextEncoder().encode(text);
  const at = [0, ...cuts.map((cut) => cut % bytes.length).sort((a, b) => a - b), bytes.length];
  const body = new ReadableStream({
    start(controller) {
      at.forEach((from, index) => controller.enqueue(bytes.slice(from, at[index + 1])));
      controller.close();
    },
  });
  return new Response(body);
}

async function read(response: Response): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const elements of jsonElements(response)) found.push(...elements);
  return found;
}

const key = fc.oneof(fc.string(), fc.constantFrom('document', '},{"document":1', '},{', '\\"},{'));
const { value } = fc.letrec<{ value: unknown; text: unknown; map: unknown; list: unknown }>(
  (tie) => ({
    value: fc.oneof({ maxDepth: 4 }, tie('text'), tie('map'), tie('list')),
    text: key.map((stringValue) => ({ stringValue })),
    map: fc.dictionary(key, tie('value')).map((fields) => ({ mapValue: { fields } })),
    list: fc.array(tie('value')).map((values) => ({ arrayValue: { values } })),
  }),
);
const result = fc.oneof(
  fc.record({
    document: fc.record({ name: key, fields: fc.dictionary(key, value) }),
    readTime: fc.string(),
  }),
  fc.record({ readTime: fc.string(), skippedResults: fc.nat() }),
);

it('yields what `JSON.parse` returns for the whole text, wherever chunks begin', async () => {
  const separator = fc.constantFrom(',', ',\n', '\n,\r\n');
  const cuts = fc.array(fc.nat());
  await fc.assert(
    fc.asyncProperty(fc.array(result), separator, cuts, fc.boolean(), async (all, by, at, wide) => {
      const text = `[${all.map((one) => JSON.stringify(one, undefined, wide ? 2 : 0)).join(by)}]`;
      expect(await read(inParts(text, at))).toEqual(JSON.parse(text));
    }),
  );
});

it('yields elements before the response has ended', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const elements = jsonElements(new Response(readable));
  void writer.write(new TextEncoder().encode('[{"document":{"name":"a"}},\n{"document":'));
  expect((await elements.next()).value).toEqual([{ document: { name: 'a' } }]);
  void writer.write(new TextEncoder().encode('{"name":"b"}}]'));
  void writer.close();
  expect((await elements.next()).value).toEqual([{ document: { name: 'b' } }]);
  expect((await elements.next()).done).toBe(true);
});

it('treats an object as one element, and rejects truncated JSON', async () => {
  expect(await read(new Response('{"error":{"status":"INTERNAL"}}'))).toEqual([
    { error: { status: 'INTERNAL' } },
  ]);
  await expect(read(new Response('[{"document":{}},{"document":'))).rejects.toThrow(SyntaxError);
});
