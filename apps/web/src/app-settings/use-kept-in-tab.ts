import { useState } from 'react';
import * as v from 'valibot';
import { inTab } from '@quits/product/device/stores.ts';

/**
 * State of a form, stored in this tab until it is cleared: survives a reload, such as for an
 * update. Clearing it doesn't change the displayed values.
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
