/** Creates Intl objects once per set of options: creating one takes a hundred times as long as using it. */
export function cached<Options extends object, Formatter>(
  make: (options: Options) => Formatter,
): (options: Options) => Formatter {
  const made = new Map<string, Formatter>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = made.get(key);
    if (known !== undefined) return known;
    const formatter = make(options);
    made.set(key, formatter);
    return formatter;
  };
}

/** Maximum number of cached results: enough for several screens. */
const MOST = 2_000;

/** Caches one result per key, because screens show the same values again; clears the cache when it is full. */
export function remembered<Result>(): (key: string, make: () => Result) => Result {
  const known = new Map<string, Result>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    if (known.size >= MOST) known.clear();
    known.set(key, made);
    return made;
  };
}
