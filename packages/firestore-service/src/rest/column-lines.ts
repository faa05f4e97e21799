import type { Message } from '@quits/service-base';
import { toRpcError } from '../rpc/to-rpc-error.ts';
import { createColumnWriter } from './columns.ts';
import { errorBody } from './error-body.ts';

/** Documents of the first block, which clients show early, and of each further one. */
const SIZES = { first: 100, further: 500 } as const;

/**
 * Yields messages as lines of columns, and returns the last line.
 * A failure after the first line becomes the last line.
 * @throws {unknown} errors of `messages` before the first line
 */
export async function* columnLines(
  messages: AsyncIterable<Message>,
): AsyncGenerator<string, string> {
  const writer = createColumnWriter();
  const line = () => `${JSON.stringify(writer.take())}\n`;
  let isStarted = false;
  try {
    for await (const message of messages) {
      if (writer.add(message)) {
        if (writer.size() < (isStarted ? SIZES.further : SIZES.first)) continue;
        isStarted = true;
        yield line();
        continue;
      }
      let lines = writer.size() > 0 ? line() : '';
      if (!writer.add(message)) lines += `${JSON.stringify({ message })}\n`;
      if (lines === '') continue;
      isStarted = true;
      yield lines;
    }
  } catch (thrown) {
    if (!isStarted) throw thrown;
    const failure = JSON.stringify({ message: errorBody(toRpcError(thrown)) });
    return `${writer.size() > 0 ? line() : ''}${failure}\n`;
  }
  return writer.size() > 0 ? line() : '';
}
