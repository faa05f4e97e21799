import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMultipart } from './multipart.ts';

const TYPE = 'multipart/related; boundary=b0und';

function body(content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('--b0und\r\nContent-Type: application/json\r\n\r\n{"contentType":"text/x"}\r\n'),
    Buffer.from('--b0und\r\nContent-Type: image/png\r\n\r\n'),
    content,
    Buffer.from('\r\n--b0und--\r\n'),
  ]);
}

async function* pieces(source: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  let at = 0;
  for (const size of sizes) {
    yield source.subarray(at, at + size);
    at += size;
  }
  yield source.subarray(at);
}

async function read(source: AsyncIterable<Buffer>) {
  const { content, ...rest } = await readMultipart(source, TYPE);
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return { ...rest, content: Buffer.concat(chunks) };
}

it('reads both parts however the bytes come', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 20 }),
      async (content, sizes) => {
        const result = await read(pieces(body(Buffer.from(content)), sizes));
        expect(result.metadata).toEqual({ contentType: 'text/x' });
        expect(result.contentType).toBe('image/png');
        expect(result.content.equals(Buffer.from(content))).toBe(true);
      },
    ),
  );
});

it('keeps line breaks and beginnings of the delimiter that are content', async () => {
  const content = Buffer.from('a\r\n--b0un\r\n--b\r\n');
  const result = await read(pieces(body(content), [1, 90, 3, 3]));
  expect(result.content.equals(content)).toBe(true);
});

it.each([
  ['an early end', Buffer.from('--b0und\r\n\r\n{}\r\n--b0und\r\n\r\nabc')],
  ['no parts', Buffer.from('hello')],
  ['metadata that is no JSON', Buffer.from('--b0und\r\n\r\n{\r\n--b0und\r\n\r\nx\r\n--b0und--')],
  ['metadata that is no object', Buffer.from('--b0und\r\n\r\n5\r\n--b0und\r\n\r\nx\r\n--b0und--')],
  ['an endless first part', Buffer.alloc(400_000, 'x')],
])('refuses %s', async (_name, source) => {
  await expect(read(pieces(source, [10]))).rejects.toMatchObject({ status: 400 });
});

it('refuses a body without a boundary', async () => {
  await expect(readMultipart(pieces(Buffer.alloc(0), []), 'text/plain')).rejects.toMatchObject({
    status: 400,
  });
});
