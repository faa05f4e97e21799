import type { Observer } from '../evaluate/context.ts';
import type { Expression } from '../syntax/ast.ts';
import { UNKNOWN, type Outcome } from '../value/rules-value.ts';

/** An evaluation of an expression with its nested evaluations. */
export interface TraceNode {
  readonly expression: Expression;
  readonly outcome: Outcome;
  readonly children: readonly TraceNode[];
}

/** Receives evaluations of conditions. */
export interface TraceRecorder {
  record(node: TraceNode): void;
}

interface OpenNode {
  readonly expression: Expression;
  outcome: Outcome;
  readonly children: OpenNode[];
}

/** Records evaluations as a tree. */
export class Tracer implements Observer {
  readonly #roots: OpenNode[] = [];
  readonly #open: OpenNode[] = [];

  enter(expression: Expression): void {
    const node: OpenNode = { expression, outcome: UNKNOWN, children: [] };
    const around = this.#open.at(-1);
    (around === undefined ? this.#roots : around.children).push(node);
    this.#open.push(node);
  }

  leave(outcome: Outcome): void {
    const node = this.#open.pop();
    if (node !== undefined) node.outcome = outcome;
  }

  /** Returns the condition that was evaluated last; `null` if none. */
  last(): TraceNode | null {
    return this.#roots.at(-1) ?? null;
  }
}
