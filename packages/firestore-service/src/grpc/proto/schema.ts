import { QUERY_SCHEMA_TEXT } from './query-schema-text.ts';
import { SCHEMA_TEXT } from './schema-text.ts';

/** Types that are encoded without fields. */
type ScalarKind = 'string' | 'bytes' | 'bool' | 'int32' | 'int64' | 'double';

/** One field of a message. */
export interface Field {
  readonly number: number;
  /** Name as in JSON. */
  readonly name: string;
  readonly rule: 'single' | 'repeated' | 'map';
  /** Whether a default value counts as set (it is part of a oneof). */
  readonly optional: boolean;
  readonly type: ScalarKind | MessageType | EnumType;
}

/** A message; `fields` is filled once all types are known. */
export interface MessageType {
  readonly kind: 'message';
  readonly name: string;
  readonly byNumber: Map<number, Field>;
  readonly byName: Map<string, Field>;
}

/** An enumeration; JSON has the names, the wire has the numbers. */
interface EnumType {
  readonly kind: 'enum';
  readonly nameOf: Map<number, string>;
  readonly numberOf: Map<string, number>;
}

const SCALARS: readonly string[] = ['string', 'bytes', 'bool', 'int32', 'int64', 'double'];

let types: ReadonlyMap<string, MessageType | EnumType> | undefined;

/** Returns the message with this name, without the service's package. @throws if there is none */
export function messageType(name: string): MessageType {
  types ??= parseSchema(SCHEMA_TEXT + QUERY_SCHEMA_TEXT.trimStart());
  const type = types.get(name);
  if (type?.kind !== 'message') throw new Error(`The schema has no message ${name}.`);
  return type;
}

/**
 * Parses the notation: an unindented line with a name starts a type; the indented lines below are
 * its members: a number, a name and either `enum` or the type of the field, preceded by `repeated`
 * or `map` (from strings) and followed by `optional` where they apply.
 */
function parseSchema(text: string): ReadonlyMap<string, MessageType | EnumType> {
  const blocks = text.trim().split(/\n(?! )/u);
  const parsed = new Map<string, MessageType | EnumType>();
  for (const block of blocks) {
    const [name = ''] = block.split('\n', 1);
    parsed.set(name, block.endsWith(' enum') ? newEnum(block) : newMessage(name));
  }
  for (const block of blocks) {
    const [name = '', ...lines] = block.split('\n');
    const type = parsed.get(name);
    if (type?.kind === 'message') for (const line of lines) addField(type, line, parsed);
  }
  return parsed;
}

function newMessage(name: string): MessageType {
  return { kind: 'message', name, byNumber: new Map(), byName: new Map() };
}

function newEnum(block: string): EnumType {
  const nameOf = new Map<number, string>();
  const numberOf = new Map<string, number>();
  for (const line of block.split('\n').slice(1)) {
    const [number, name = ''] = line.trim().split(' ');
    nameOf.set(Number(number), name);
    numberOf.set(name, Number(number));
  }
  return { kind: 'enum', nameOf, numberOf };
}

function addField(
  type: MessageType,
  line: string,
  known: ReadonlyMap<string, MessageType | EnumType>,
): void {
  const [number, name = '', ...words] = line.trim().split(' ');
  const rule = words[0] === 'repeated' || words[0] === 'map' ? words[0] : 'single';
  const typeName = words[rule === 'single' ? 0 : 1] ?? '';
  const fieldType = isScalar(typeName) ? typeName : known.get(typeName);
  if (fieldType === undefined) throw new Error(`The schema has no type ${typeName}.`);
  const field: Field = {
    number: Number(number),
    name,
    rule,
    optional: words.at(-1) === 'optional',
    type: fieldType,
  };
  type.byNumber.set(field.number, field);
  type.byName.set(field.name, field);
}

function isScalar(name: string): name is ScalarKind {
  return SCALARS.includes(name);
}
