import type { Log } from '../diagnostics/log.ts';

/** Output of the command line: standard output or standard error. */
export interface Writer {
  write(text: string): unknown;
}

/** A log as text for people, or as one JSON object per line. */
export function cliLog(output: Writer, errors: Writer, isJson: boolean): Log {
  if (isJson) {
    return ({ level, message, details }) => {
      const time = new Date().toISOString();
      output.write(`${JSON.stringify({ time, level, message, ...details })}\n`);
    };
  }
  return ({ level, message, details }) => {
    const cause = details?.['cause'];
    const suffix = level === 'error' && typeof cause === 'string' ? `\n${cause}` : '';
    (level === 'info' ? output : errors).write(`${message}${suffix}\n`);
  };
}
