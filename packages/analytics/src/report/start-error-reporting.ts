import type { Analytics } from '../analytics.ts';
import type { COMMON } from '../event-schema/event-schema.ts';
import { redact } from './redact.ts';

/** An error report without personal data. */
export interface ErrorReport {
  readonly message: string;
  readonly stack: string;
  readonly code: string;
  readonly fatal: boolean;
}

/** Options of {@link startErrorReporting}. */
export interface ErrorReportingOptions {
  /** Counts the errors, and knows whether the user consents. */
  readonly analytics: Analytics<typeof COMMON>;
  /** Sends the report; may fail. */
  readonly post: (report: ErrorReport) => Promise<void>;
  /** Reports of one page. @default 10 */
  readonly most?: number;
}

/** Reports errors; the same one twice counts once. */
export interface ErrorReporter {
  /** Reports an error that was caught, e.g. by a boundary. */
  readonly report: (cause: unknown, fatal?: boolean) => void;
  /** Stops listening for uncaught errors. */
  readonly stop: () => void;
}

/** Reports uncaught and given errors, while there is consent. */
export function startErrorReporting({
  analytics,
  post,
  most = 10,
}: ErrorReportingOptions): ErrorReporter {
  const told = new Set<string>();

  function report(cause: unknown, fatal = false): void {
    if (analytics.consent.store.getState().status !== 'granted') return;
    const made = reportOf(cause, fatal);
    const key = `${made.message} ${made.stack.split('\n')[1] ?? ''}`;
    if (told.has(key) || told.size >= most) return;
    told.add(key);
    analytics.logEvent('exception', { code: codeOf(cause), fatal });
    post(made).catch(() => undefined);
  }

  const onError = ({ error }: ErrorEvent) => {
    // Without an error it is a browser notice, e.g. about a late ResizeObserver.
    if (error) report(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  globalThis.window?.addEventListener('error', onError);
  globalThis.window?.addEventListener('unhandledrejection', onRejection);
  return {
    report,
    stop() {
      globalThis.window?.removeEventListener('error', onError);
      globalThis.window?.removeEventListener('unhandledrejection', onRejection);
    },
  };
}

function reportOf(cause: unknown, fatal: boolean): ErrorReport {
  const { message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause));
  return { message: redact(message), stack: redact(stack), code: codeOf(cause), fatal };
}

function codeOf(cause: unknown): `${string}/${string}` {
  const code: unknown =
    typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined;
  const known = typeof code === 'string' ? /^([a-z-]{1,30})\/([a-z0-9-]{1,60})$/.exec(code) : null;
  return known === null ? 'app/unexpected' : `${known[1] ?? ''}/${known[2] ?? ''}`;
}
