const LONGEST = 160;

/** Returns the beginning of a document's fields on one line, without the names of their types. */
export function summarize(fields: unknown): string {
  const text = JSON.stringify(plainFields(fields));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function plainFields(fields: unknown): unknown {
  if (!isObject(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, plainValue(value)]),
  );
}

function plainValue(value: unknown): unknown {
  if (!isObject(value)) return value;
  const [type, content] = Object.entries(value)[0] ?? ['', null];
  if (type === 'mapValue') return plainFields(isObject(content) ? content['fields'] : undefined);
  if (type === 'arrayValue') {
    const values = isObject(content) ? content['values'] : undefined;
    return Array.isArray(values) ? values.map(plainValue) : [];
  }
  return type === 'integerValue' ? Number(content) : content;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
