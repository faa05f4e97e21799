import * as v from 'valibot';

/** Reads what this device keeps under a key; `undefined` when there is nothing that fits. */
export function readFromDevice<Output>(
  key: string,
  schema: v.GenericSchema<unknown, Output>,
): Output | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    // No storage, or something else wrote there: as if there were nothing.
    return undefined;
  }
}

/** Keeps something on this device, where it may; `undefined` removes it. */
export function keepOnDevice(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs a convenience, never the expense.
  }
}
