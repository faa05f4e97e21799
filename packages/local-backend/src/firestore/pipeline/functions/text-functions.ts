import { compilePattern } from '../../../rules/evaluate/pattern.ts';
import type { Value } from '../../value/value.ts';
import { FAILED, integer, list, NULL, text, truth, type Outcome } from '../outcome.ts';
import { ANY_COUNT, strict, type PipelineFunctions } from '../pipeline-function.ts';

/** Longest text that repeating may give, in characters. */
const MAX_REPEATED = 1024 * 1024;
const SPACE = /^\s$/u;

/** Functions of texts, and of bytes where they make sense. */
export const textFunctions: PipelineFunctions = {
  char_length: ofText((content) => integer(Array.from(content).length)),
  byte_length: strict(1, 1, ([value = NULL]) => {
    if ('bytesValue' in value) return integer(Buffer.byteLength(value.bytesValue, 'base64'));
    return 'stringValue' in value ? integer(Buffer.byteLength(value.stringValue)) : FAILED;
  }),
  to_lower: ofText((content) => text(content.toLowerCase())),
  to_upper: ofText((content) => text(content.toUpperCase())),
  string_reverse: ofText((content) => text(Array.from(content).reverse().join(''))),
  string_concat: strict(2, ANY_COUNT, (values) => joined(values, '')),
  string_contains: search((content, part) => content.includes(part)),
  starts_with: search((content, part) => content.startsWith(part)),
  ends_with: search((content, part) => content.endsWith(part)),
  like: search((content, pattern) => matches(content, likeSource(pattern))),
  regex_match: search(matches),
  regex_contains: search((content, source) => {
    const pattern = compilePattern(source);
    return pattern === null ? undefined : pattern.matcher(content).find();
  }),
  regex_find: strict(2, 2, ([content = NULL, source = NULL]) => {
    const found = findAll(content, source);
    return found === undefined ? FAILED : (found[0] ?? NULL);
  }),
  regex_find_all: strict(2, 2, ([content = NULL, source = NULL]) => {
    const found = findAll(content, source);
    return found === undefined ? FAILED : list(found);
  }),
  string_index_of: strict(2, 2, ([content = NULL, part = NULL]) => {
    if (!('stringValue' in content) || !('stringValue' in part)) return FAILED;
    const at = content.stringValue.indexOf(part.stringValue);
    return integer(at === -1 ? -1 : Array.from(content.stringValue.slice(0, at)).length);
  }),
  string_repeat: strict(2, 2, ([content = NULL, count = NULL]) => {
    if (!('stringValue' in content) || !('integerValue' in count)) return FAILED;
    const times = Number(count.integerValue);
    const isPossible = times >= 0 && content.stringValue.length * times <= MAX_REPEATED;
    return isPossible ? text(content.stringValue.repeat(times)) : FAILED;
  }),
  string_replace_all: replaced((content, part, by) => content.replaceAll(part, () => by)),
  string_replace_one: replaced((content, part, by) => content.replace(part, () => by)),
  substring: strict(2, 3, ([content = NULL, from = NULL, length]) => {
    if (!('stringValue' in content) || !('integerValue' in from)) return FAILED;
    if (length !== undefined && !('integerValue' in length)) return FAILED;
    const [start, count] = [Number(from.integerValue), Number(length?.integerValue ?? Infinity)];
    if (start < 0 || count < 0) return FAILED;
    return text(
      Array.from(content.stringValue)
        .slice(start, start + count)
        .join(''),
    );
  }),
  trim: trimmed(true, true),
  ltrim: trimmed(true, false),
  rtrim: trimmed(false, true),
  split: strict(1, 2, ([content = NULL, separator = text(',')]) => {
    if (!('stringValue' in content) || !('stringValue' in separator)) return FAILED;
    return list(content.stringValue.split(separator.stringValue).map(text));
  }),
  join: strict(2, 2, ([values = NULL, separator = NULL]) => {
    if (!('arrayValue' in values) || !('stringValue' in separator)) return FAILED;
    const parts = (values.arrayValue.values ?? []).filter((value) => !('nullValue' in value));
    return joined(parts, separator.stringValue);
  }),
};

function ofText(apply: (content: string) => Outcome) {
  return strict(1, 1, ([value = NULL]) =>
    'stringValue' in value ? apply(value.stringValue) : FAILED,
  );
}

function search(holds: (content: string, part: string) => boolean | undefined) {
  return strict(2, 2, ([content = NULL, part = NULL]) => {
    if (!('stringValue' in content) || !('stringValue' in part)) return FAILED;
    const found = holds(content.stringValue, part.stringValue);
    return found === undefined ? FAILED : truth(found);
  });
}

/** `undefined` where the pattern is none. */
function matches(content: string, source: string): boolean | undefined {
  return compilePattern(source)?.matches(content);
}

/** The pattern of a `like`, where `_` is any character and `%` any text. */
function likeSource(pattern: string): string {
  const parts = Array.from(pattern, (character) => {
    if (character === '_') return '.';
    if (character === '%') return '.*';
    return character.replace(/[\\.*?+^$|()[\]{}]/u, (special) => `\\${special}`);
  });
  return `(?s)${parts.join('')}`;
}

function findAll(content: Value, source: Value): Value[] | undefined {
  if (!('stringValue' in content) || !('stringValue' in source)) return undefined;
  const pattern = compilePattern(source.stringValue);
  if (pattern === null) return undefined;
  const matcher = pattern.matcher(content.stringValue);
  const found: Value[] = [];
  while (matcher.find()) found.push(text(matcher.group() ?? ''));
  return found;
}

function replaced(replace: (content: string, part: string, by: string) => string) {
  return strict(3, 3, ([content = NULL, part = NULL, by = NULL]) => {
    if (!('stringValue' in content) || !('stringValue' in part) || !('stringValue' in by)) {
      return FAILED;
    }
    if (part.stringValue === '') return content;
    return text(replace(content.stringValue, part.stringValue, by.stringValue));
  });
}

function trimmed(start: boolean, end: boolean) {
  return strict(1, 2, ([content = NULL, wanted]) => {
    if (!('stringValue' in content)) return FAILED;
    if (wanted !== undefined && !('stringValue' in wanted)) return FAILED;
    const unwanted = wanted === undefined ? undefined : new Set(wanted.stringValue);
    const isUnwanted = (character: string) =>
      unwanted === undefined ? SPACE.test(character) : unwanted.has(character);
    const characters = Array.from(content.stringValue);
    const isWanted = (character: string) => !isUnwanted(character);
    const from = start ? characters.findIndex(isWanted) : 0;
    const to = end ? characters.findLastIndex(isWanted) + 1 : characters.length;
    return text(from === -1 ? '' : characters.slice(from, to).join(''));
  });
}

function joined(values: readonly Value[], separator: string): Outcome {
  const parts: string[] = [];
  for (const value of values) {
    if (!('stringValue' in value)) return FAILED;
    parts.push(value.stringValue);
  }
  return text(parts.join(separator));
}
