import { type ReactNode, useState } from 'react';

/** Props of {@link Stateful}. */
export interface StatefulProps<Value> {
  initial: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Keeps one value for a story, as an app's screen would. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
