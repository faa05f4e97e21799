import { AppError } from './app-error.ts';
import type { Recovery } from './recovery.ts';

/** Recovery and message of a code. */
export interface ErrorDefinition {
  /** Recommended recovery. */
  readonly recovery: Recovery;
  /** For developers: what happened, and what to do. Never shown to users. */
  readonly message: string;
}

/** Options of {@link DefinedErrors.create}. */
export interface CreateErrorOptions {
  /** Caught error, for logs. */
  readonly cause?: unknown;
  /** Detail appended to the message, such as a path or a status. */
  readonly detail?: string;
}

/** The error codes of one package or app. */
export interface DefinedErrors<Table extends Readonly<Record<string, ErrorDefinition>>> {
  readonly table: Table;
  readonly codes: readonly (keyof Table & string)[];
  /**
   * Creates an error with the code's recovery; its message consists of the table's sentence, the
   * detail and the code.
   */
  readonly create: <Code extends keyof Table & string>(
    code: Code,
    options?: CreateErrorOptions,
  ) => AppError<Code>;
  readonly is: (code: string) => code is keyof Table & string;
}

type AnyErrors = DefinedErrors<Readonly<Record<string, ErrorDefinition>>>;

/** The codes that a table defines. */
export type CodeOf<Errors extends Pick<AnyErrors, 'table'>> = keyof Errors['table'] & string;

/** Codes of a table that a user can act on; each needs a text of its own. */
export type ActionableCodeOf<Errors extends Pick<AnyErrors, 'table'>> = {
  [Code in CodeOf<Errors>]: Errors['table'][Code]['recovery'] extends 'contact' | 'ignore'
    ? never
    : Code;
}[CodeOf<Errors>];

/** Defines the error codes of a package or an app, named `area/what-happened`. */
export function defineErrors<const Table extends Readonly<Record<string, ErrorDefinition>>>(
  table: Table,
): DefinedErrors<Table> {
  return {
    table,
    codes: Object.keys(table),
    create<Code extends keyof Table & string>(code: Code, options: CreateErrorOptions = {}) {
      const { recovery, message } = table[code] ?? unknownCode(code);
      const { cause, detail } = options;
      const sentences = detail === undefined ? message : `${message} ${detail}`;
      return new AppError(code, { cause, recovery, message: `${sentences} (${code})` });
    },
    is: (code): code is keyof Table & string => Object.hasOwn(table, code),
  };
}

function unknownCode(code: string): never {
  throw new TypeError(`The error code ${code} is not defined`);
}
