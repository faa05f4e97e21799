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
