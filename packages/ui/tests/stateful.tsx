import { type ReactNode, useState } from 'react';

/** Props of {@link Stateful}. */
export interface StatefulProps<Value> {
  initial: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Holds a value for a story, like an app's screen. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
