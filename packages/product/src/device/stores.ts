import * as v from 'valibot';

/** Stores JSON values by key; failures are ignored, since the values are only conveniences. */
export interface Store {
  /** Returns `undefined` if there is no valid value. */
  readonly read: <Output>(
    key: string,
    schema: v.GenericSchema<unknown, Output>,
  ) => Output | undefined;
  /** `undefined` removes it. */
  readonly keep: (key: string, value: unknown) => void;
}

/** On this device, for all visits. */
export const onDevice = storeIn(() => localStorage);

/** Store of this tab, which survives reloads. */
export const inTab = storeIn(() => sessionStorage);

/**
 * Creates a store; `storage` is a function because a browser that blocks storage throws on access.
 */
function storeIn(storage: () => Storage): Store {
  return {
    read(key, schema) {
      try {
        const text = storage().getItem(key);
        if (text === null) return undefined;
        const parsed = v.safeParse(schema, JSON.parse(text));
        return parsed.success ? parsed.output : undefined;
      } catch {
        // No storage, or an invalid value.
        return undefined;
      }
    },
    keep(key, value) {
      try {
        if (value === undefined) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
      } catch {
        // The value is lost with the page.
      }
    },
  };
}
