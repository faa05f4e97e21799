/** A system call of a traced process. */
export interface SystemCall {
  readonly name: string;
  /** Arguments as strace prints them; strings are decoded. */
  readonly args: readonly (string | Buffer)[];
  readonly result: number;
  /** Position in the trace at which it began. */
  readonly start: number;
  /** Position at which it had returned. */
  readonly end: number;
}

const BEGUN = / <unfinished \.\.\.>$/;
const RESUMED = /^<\.\.\. (\w+) resumed>/;
const CALL = /^(\w+)\((.*)\)\s*=\s*(-?\d+|0x[0-9a-f]+|\?).*$/s;

/** Parses the output of `strace -f -qq -xx`, in the order in which the calls began. */
export function readTrace(text: string): readonly SystemCall[] {
  const calls: SystemCall[] = [];
  const begun = new Map<string, { readonly start: number; readonly line: string }>();
  for (const [position, line] of text.split('\n').entries()) {
    const space = line.indexOf(' ');
    const thread = line.slice(0, space);
    const rest = line.slice(space).trim();
    if (BEGUN.test(rest)) {
      begun.set(thread, { start: position, line: rest.replace(BEGUN, '') });
      continue;
    }
    const first = RESUMED.test(rest) ? begun.get(thread) : undefined;
    const whole = first === undefined ? rest : first.line + rest.replace(RESUMED, '');
    const match = CALL.exec(whole);
    if (match === null) continue;
    const [, name = '', args = '', result = ''] = match;
    calls.push({
      name,
      args: args.split(', ').map(decode),
      result: Number(result),
      start: first?.start ?? position,
      end: position,
    });
  }
  return calls.toSorted((one, other) => one.start - other.start);
}

/** With `-xx`, strings have no character but hexadecimal escapes. */
function decode(argument: string): string | Buffer {
  if (!argument.startsWith('"')) return argument;
  return Buffer.from(argument.slice(1, -1).replaceAll(String.raw`\x`, ''), 'hex');
}
