/**
 * Matches up to the comma between two elements of the array of results, and nothing else: an object in an array of values
 * starts with a key that ends in `Value`, and quotation marks within strings are escaped.
 */
const BOUNDARY = /\}\s*,(?=\s*\{\s*"(?!\w*Value")\w+")/g;

/**
 * Parses the results of a streaming method over REST (a JSON array) while they arrive. Yields complete results; an object
 * instead of the array, as in errors, is one result.
 * @throws {SyntaxError} if the response isn't JSON or ends early
 */
export async function* jsonElements<Element>(
  response: Response,
): AsyncGenerator<readonly Element[], void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) return;
  let isFirst = true;
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      rest += value;
      const end = lastBoundary(rest);
      if (end === undefined) continue;
      yield JSON.parse(`${isFirst ? '' : '['}${rest.slice(0, end)}]`) as Element[];
      isFirst = false;
      rest = rest.slice(end + 1);
    }
  } finally {
    // Ends the request if the caller stops early.
    await reader.cancel().catch(() => undefined);
  }
  const last = JSON.parse(`${isFirst ? '' : '['}${rest}`) as Element | Element[];
  yield Array.isArray(last) ? last : [last];
}

/** Returns the position of the comma after the last complete element. */
function lastBoundary(text: string): number | undefined {
  let end: number | undefined;
  for (const match of text.matchAll(BOUNDARY)) end = match.index + match[0].length - 1;
  return end;
}
