import * as v from 'valibot';

/** What is kept under keys, as JSON; a full or forbidden storage costs a convenience, never what is typed. */
export interface Store {
  /** `undefined` when there is nothing that fits. */
  readonly read: <Output>(
    key: string,
    schema: v.GenericSchema<unknown, Output>,
  ) => Output | undefined;
  /** `undefined` removes it. */
  readonly keep: (key: string, value: unknown) => void;
}

/** On this device, for all visits. */
export const onDevice = storeIn(() => localStorage);

/** In this tab, over reloads. */
export const inTab = storeIn(() => sessionStorage);

/** A browser that forbids a storage throws where it is asked for. */
function storeIn(storage: () => Storage): Store {
  return {
    read(key, schema) {
      try {
        const text = storage().getItem(key);
        if (text === null) return undefined;
        const parsed = v.safeParse(schema, JSON.parse(text));
        return parsed.success ? parsed.output : undefined;
      } catch {
        // No storage, or something else wrote there: as if there were nothing.
        return undefined;
      }
    },
    keep(key, value) {
      try {
        if (value === undefined) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
      } catch {
        // Then it is gone with the page.
      }
    },
  };
}
