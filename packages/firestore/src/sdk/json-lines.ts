/**
 * Parses a response with one JSON text for each line while it arrives. Yields complete lines.
 * @throws {SyntaxError} if a line isn't JSON or the response ends within one
 */
export async function* jsonLines<Line>(response: Response): AsyncGenerator<readonly Line[], void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) return;
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const end = value.lastIndexOf('\n');
      if (end < 0) {
        rest += value;
        continue;
      }
      const text = rest + value.slice(0, end);
      rest = value.slice(end + 1);
      yield text.split('\n').map((line) => JSON.parse(line) as Line);
    }
  } finally {
    // Ends the request if the caller stops early.
    await reader.cancel().catch(() => undefined);
  }
  if (rest !== '') throw new SyntaxError('The response ended early.');
}
