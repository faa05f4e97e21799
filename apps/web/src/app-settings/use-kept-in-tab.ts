import { useState } from 'react';
import * as v from 'valibot';
import { inTab } from '@quits/product/device/stores.ts';

/**
 * What somebody types, kept in this tab until it is forgotten: a reload, such as for a new version, loses nothing.
 * Forgetting leaves what is shown as it is.
 */
export function useKeptInTab<Typed>(
  key: string,
  schema: v.GenericSchema<unknown, Typed>,
  start: () => Typed,
): readonly [typed: Typed, change: (next: Typed) => void, forget: () => void] {
  const name = `quits.typed.${key}`;
  const [typed, setTyped] = useState(() => inTab.read(name, schema) ?? start());
  function change(next: Typed): void {
    setTyped(next);
    inTab.keep(name, next);
  }
  return [typed, change, () => inTab.keep(name, undefined)];
}

/** The same for a line or a text; an empty one is forgotten. */
export function useTextKeptInTab(key: string): readonly [string, (text: string) => void] {
  const [text, change, forget] = useKeptInTab(key, v.string(), () => '');
  return [
    text,
    (next) => {
      change(next);
      if (next === '') forget();
    },
  ];
}
