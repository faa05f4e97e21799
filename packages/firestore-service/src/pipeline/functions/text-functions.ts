import type { Value } from '@quits/service-base';
import { compilePattern } from '@quits/security-rules';
import { FAILED, integer, list, NULL, text, truth, type Outcome } from '../outcome.ts';
import { ANY_COUNT, strict, type PipelineFunctions } from '../pipeline-function.ts';

/** Maximum length of a repeated string, in characters. */
const MAX_REPEATED = 1024 * 1024;
const SPACE = /^\s$/u;
const ASCII_SPACE = /^[\t-\r ]$/u;

/** Functions of strings, and of bytes where applicable. */
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
  string_index_of: strict(2, 2, (values) => {
    const like = alike(values);
    if (like === undefined) return FAILED;
    const [content = '', part = ''] = like.contents;
    const at = content.indexOf(part);
    return integer(at === -1 ? -1 : Array.from(content.slice(0, at)).length);
  }),
  string_repeat: strict(2, 2, ([repeated = NULL, count = NULL]) => {
    const like = alike([repeated]);
    if (like === undefined || !('integerValue' in count)) return FAILED;
    const [content = ''] = like.contents;
    const times = Number(count.integerValue);
    const isPossible = times >= 0 && content.length * times <= MAX_REPEATED;
    return isPossible ? like.make(content.repeat(times)) : FAILED;
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
  split: strict(1, 2, ([whole = NULL, separator = text(',')]) => {
    const like = alike([whole, separator]);
    if (like === undefined) return FAILED;
    const [content = '', between = ''] = like.contents;
    return list(content.split(between).map(like.make));
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

/** Returns whether a text matches; `undefined` for an invalid pattern. */
function matches(content: string, source: string): boolean | undefined {
  return compilePattern(source)?.matches(content);
}

/** Converts the pattern of a `like`: `_` matches any character and `%` any text. */
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
  return strict(3, 3, (values) => {
    const like = alike(values);
    if (like === undefined) return FAILED;
    const [content = '', part = '', by = ''] = like.contents;
    return like.make(part === '' ? content : replace(content, part, by));
  });
}

function trimmed(start: boolean, end: boolean) {
  return strict(1, 2, (values) => {
    const like = alike(values);
    if (like === undefined) return FAILED;
    const [content = '', wanted] = like.contents;
    const unwanted = wanted === undefined ? undefined : new Set(wanted);
    const isWanted = (character: string) =>
      unwanted === undefined ? !like.space.test(character) : !unwanted.has(character);
    const characters = Array.from(content);
    const from = start ? characters.findIndex(isWanted) : 0;
    const to = end ? characters.findLastIndex(isWanted) + 1 : characters.length;
    return like.make(from === -1 ? '' : characters.slice(from, to).join(''));
  });
}

/** Texts only, or bytes only, which are then texts of a character for each byte. */
interface Alike {
  readonly contents: readonly string[];
  /** Creates a value of the same type. */
  readonly make: (content: string) => Value;
  /** Characters that trimming removes by default. */
  readonly space: RegExp;
}

function alike(values: readonly Value[]): Alike | undefined {
  const texts = values.flatMap((value) => ('stringValue' in value ? [value.stringValue] : []));
  if (texts.length === values.length) return { contents: texts, make: text, space: SPACE };
  const bytes = values.flatMap((value) => ('bytesValue' in value ? [value.bytesValue] : []));
  if (bytes.length !== values.length) return undefined;
  return {
    contents: bytes.map((each) => Buffer.from(each, 'base64').toString('latin1')),
    make: (content) => ({ bytesValue: Buffer.from(content, 'latin1').toString('base64') }),
    space: ASCII_SPACE,
  };
}

function joined(values: readonly Value[], separator: string): Outcome {
  const parts: string[] = [];
  for (const value of values) {
    if (!('stringValue' in value)) return FAILED;
    parts.push(value.stringValue);
  }
  return text(parts.join(separator));
}
