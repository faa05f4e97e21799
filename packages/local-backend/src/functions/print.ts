import type { Log } from '../diagnostics/log.ts';

/** Returns a function that logs what functions print: lines, or entries of the provider's logger as JSON. */
export function printTo(log: Log): (line: string, isError: boolean) => void {
  return (line, isError) => {
    const entry = entryOf(line);
    const severity = entry?.severity ?? (isError ? 'ERROR' : 'INFO');
    log({ level: LEVELS[severity] ?? 'error', message: `functions: ${entry?.message ?? line}` });
  };
}

const LEVELS: Readonly<Record<string, 'info' | 'warn'>> = {
  DEBUG: 'info',
  INFO: 'info',
  NOTICE: 'info',
  WARNING: 'warn',
};

function entryOf(line: string): { severity: string; message: string } | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { severity, message, ...details }: Record<string, unknown> = JSON.parse(line);
    if (typeof severity !== 'string') return undefined;
    const more = Object.keys(details).length === 0 ? '' : ` ${JSON.stringify(details)}`;
    return { severity, message: `${typeof message === 'string' ? message : ''}${more}` };
  } catch {
    return undefined;
  }
}
