import { StartError } from '../diagnostics/start-error.ts';
import { isProjectId } from '../project/project-names.ts';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the environment variable of an option. */
export function variable(option: string): string {
  return `QUITS_${option.toUpperCase().replaceAll('-', '_')}`;
}

/** @throws {StartError} if the value isn't a port */
export function portOf(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new StartError(`--${option} must be a number from 0 to 65535, not "${value}".`);
}

/** @throws {StartError} if the value isn't a project's id */
export function projectOf(value: string): string {
  if (isProjectId(value)) return value;
  throw new StartError(
    `--project must be 3 to 30 lower-case letters, digits and hyphens, beginning with a letter, not "${value}".`,
  );
}
