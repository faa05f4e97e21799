/** Key of a global list, because the test and the setup file may load separate instances of this module. */
const LIST = Symbol.for('quits.allowed-output');

/** Returns the list of messages that the running test may print. */
export function allowedOutput(): RegExp[] {
  const existing: unknown = Reflect.get(globalThis, LIST);
  const list: RegExp[] = Array.isArray(existing) ? existing : [];
  if (list !== existing) Reflect.set(globalThis, LIST, list);
  return list;
}
