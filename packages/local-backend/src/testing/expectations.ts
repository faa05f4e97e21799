import type { DecidedRequest } from '@quits/security-rules';
import { describeDecision } from './describe-decision.ts';
import { isDenial } from './is-denial.ts';
import { RulesExpectationError } from './rules-expectation-error.ts';
import type { TestControl } from './test-control.ts';

/** Expectations about the security rules of Firestore and Storage. */
export interface Expectations {
  /**
   * Runs an operation that the rules must allow; resolves to its result.
   * @throws {RulesExpectationError} with the line that refused; other failures are passed on
   */
  expectAllowed<T>(operation: () => Promise<T>): Promise<T>;
  /**
   * Runs an operation that the rules must deny; resolves to the request that was denied.
   * @param by part of the refusing expression, or of its `file:line:column`, which excludes a refusal for
   * another reason
   * @throws {RulesExpectationError} if it succeeds, fails otherwise, or is denied for another reason
   */
  expectDenied(operation: () => Promise<unknown>, by?: string | RegExp): Promise<DecidedRequest>;
}

/** Creates the expectations of a backend. They read its log, so run one at a time. */
export function createExpectations(
  control: Pick<TestControl, 'decisionMark' | 'decisionsSince'>,
): Expectations {
  return {
    async expectAllowed(operation) {
      const mark = await control.decisionMark();
      try {
        return await operation();
      } catch (error) {
        if (!isDenial(error)) throw error;
        const decisions = await control.decisionsSince(mark);
        const denied = decisions.filter(({ allowed }) => !allowed);
        throw failure('The rules deny what they should allow', denied, error);
      }
    },
    async expectDenied(operation, by) {
      const mark = await control.decisionMark();
      const outcome = await attempt(operation);
      const decisions = await control.decisionsSince(mark);
      if (outcome === undefined) {
        throw failure('The rules allow what they should deny', decisions);
      }
      if (!isDenial(outcome.error)) {
        const { error } = outcome;
        const message = error instanceof Error ? error.message : String(error);
        throw failure(`The operation failed, but not by the rules: ${message}`, decisions, error);
      }
      const denied = decisions.findLast(({ allowed }) => !allowed);
      if (denied === undefined) {
        throw failure('The operation was denied, but not by the rules', decisions, outcome.error);
      }
      if (by !== undefined && !isBy(denied, by)) {
        throw failure(`The rules deny this for another reason than ${String(by)}`, [denied]);
      }
      return denied;
    },
  };
}

async function attempt(
  operation: () => Promise<unknown>,
): Promise<{ readonly error: unknown } | undefined> {
  try {
    await operation();
    return undefined;
  } catch (error) {
    return { error };
  }
}

function isBy({ at, explanation }: DecidedRequest, by: string | RegExp): boolean {
  const reason = `${at ?? ''}\n${explanation}`;
  return typeof by === 'string' ? reason.includes(by) : by.test(reason);
}

function failure(
  message: string,
  decisions: readonly DecidedRequest[],
  cause?: unknown,
): RulesExpectationError {
  const details = decisions.map((each) => `\n  ${describeDecision(each)}`).join('');
  const none = '\n  The rules decided about no request meanwhile.';
  return new RulesExpectationError(
    `${message}:${decisions.length === 0 ? none : details}`,
    decisions,
    cause === undefined ? undefined : { cause },
  );
}
