/** The test and the set-up may have instances of their own of each module, so the list is global. */
const LIST = Symbol.for('quits.allowed-output');

/** Returns the list of messages that the running test may print. */
export function allowedOutput(): RegExp[] {
  const kept: unknown = Reflect.get(globalThis, LIST);
  const list: RegExp[] = Array.isArray(kept) ? kept : [];
  if (list !== kept) Reflect.set(globalThis, LIST, list);
  return list;
}
