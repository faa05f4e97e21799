import { useState } from 'react';
import * as v from 'valibot';

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
  const [typed, setTyped] = useState(() => read(name, schema) ?? start());
  function change(next: Typed): void {
    setTyped(next);
    keep(name, next);
  }
  return [typed, change, () => keep(name, undefined)];
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

function read<Typed>(name: string, schema: v.GenericSchema<unknown, Typed>): Typed | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(sessionStorage.getItem(name) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    // No storage, or something else wrote there: as if there were nothing.
    return undefined;
  }
}

function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Then only a reload loses it.
  }
}
