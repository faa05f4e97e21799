import { type Caller, type Document, type Message, RpcError } from '@quits/service-base';
import {
  createSharedBudget,
  type Decision,
  type FirestoreRules,
  type ReadBudget,
  type RuleAccesses,
  type RulesReader,
} from '@quits/security-rules';
import { documentNameOf, parseDocumentName, type DocumentName } from '../name/resource-name.ts';
import type { Change } from '../storage/change.ts';
import type { Dependencies } from './dependencies.ts';

/** Reads the current state of documents. */
type ReadDocument = (name: DocumentName) => Document | null;

/** Dependencies of {@link Access}. */
export interface AccessOptions {
  readonly rules: () => FirestoreRules | undefined;
  readonly read: ReadDocument;
  /** Reads for commits, which are based on earlier ones that aren't durable yet, and fail with them. */
  readonly readLatest: ReadDocument;
  /** Converts the time of a version to `request.time`. @default unchanged */
  readonly requestTime?: (version: string) => string;
  readonly log: (line: string) => void;
  /** @default 'cached' */
  readonly ruleAccesses?: RuleAccesses | undefined;
}

/**
 * Evaluates the security rules; administrators may do anything, and so may everyone if there are no
 * rules.
 */
export class Access {
  readonly #options: AccessOptions;

  constructor(options: AccessOptions) {
    this.#options = options;
  }

  /** Returns the rules' read budget for this many documents of one request. */
  budgetFor(documents: number): ReadBudget {
    return createSharedBudget(documents, this.#options.ruleAccesses ?? 'cached');
  }

  /** Returns whether no rule applies to a caller. */
  isUnrestricted(caller: Caller): boolean {
    return this.#rulesFor(caller) === undefined;
  }

  /** @throws {RpcError} `PERMISSION_DENIED` when the caller may not read the document */
  get(
    caller: Caller,
    time: string,
    name: DocumentName,
    document: Document | null,
    dependencies?: Dependencies,
    budget?: ReadBudget,
  ): void {
    const rules = this.#rulesFor(caller);
    if (rules === undefined) return;
    const request = { method: 'get' as const, caller, time: this.#time(time), name: name.full };
    const reader = this.#reader(dependencies);
    const before = dependencies === undefined ? document : dependencies.note(name.full, document);
    const decision = rules.decide({ ...request, before, after: null }, reader, budget);
    if (dependencies !== undefined) noteTime(dependencies, decision);
    this.#require(decision, `get ${name.path}`);
  }

  /** @throws {RpcError} `PERMISSION_DENIED` when the query could return a refused document */
  query(
    caller: Caller,
    time: string,
    parent: { readonly database: string; readonly parent: string },
    structuredQuery: Message,
    dependencies?: Dependencies,
  ): void {
    const rules = this.#rulesFor(caller);
    if (rules === undefined) return;
    const name =
      parent.parent === ''
        ? `${parent.database}/documents`
        : documentNameOf(parent.database, parent.parent);
    const decision = rules.decideQuery(
      { caller, time: this.#time(time), parent: name, structuredQuery },
      this.#reader(dependencies),
    );
    if (dependencies !== undefined) noteTime(dependencies, decision);
    this.#require(decision, `query under /${parent.parent}`);
  }

  /**
   * Checks a whole commit: each document from its state before to its state after.
   * @throws {RpcError} `PERMISSION_DENIED`
   */
  writes(
    caller: Caller,
    time: string,
    changes: Iterable<Change>,
    verified: Iterable<Change>,
  ): void {
    const rules = this.#rulesFor(caller);
    if (rules === undefined) return;
    const after = new Map<string, Document | null>();
    const list = [...changes];
    for (const change of list) after.set(change.name.full, change.after);
    const reader = this.#reader(undefined, this.#options.readLatest, after);
    const budget = this.budgetFor(list.length);
    const requestTime = this.#time(time);
    for (const change of list) {
      const method =
        change.after === null ? 'delete' : change.before === null ? 'create' : 'update';
      const { before, after: next } = change;
      this.#require(
        rules.decide(
          { method, caller, time: requestTime, name: change.name.full, before, after: next },
          reader,
          budget,
        ),
        `${method} ${change.name.path}`,
      );
    }
    for (const { name, before } of verified) this.get(caller, time, name, before);
  }

  #time(version: string): string {
    return this.#options.requestTime?.(version) ?? version;
  }

  #rulesFor(caller: Caller): FirestoreRules | undefined {
    return caller.kind === 'admin' ? undefined : this.#options.rules();
  }

  #reader(
    dependencies: Dependencies | undefined,
    read = this.#options.read,
    after?: ReadonlyMap<string, Document | null>,
  ): RulesReader {
    const get = (name: string): Document | null => {
      const document = readIfValid(name, read);
      return dependencies === undefined ? document : dependencies.note(name, document);
    };
    return {
      get,
      getAfter: (name) => {
        const written = after?.get(name);
        return written === undefined ? get(name) : written;
      },
    };
  }

  #require(decision: Decision, what: string): void {
    if (decision.allowed) return;
    this.#options.log(`refused: ${what}: ${decision.explanation}`);
    throw new RpcError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}

/** Rules that don't say whether they use the time may use it. */
function noteTime(dependencies: Dependencies, { usesTime = true }: Decision): void {
  if (usesTime) dependencies.usesTime = true;
}

/** Rules may read names that are invalid for a document. */
function readIfValid(name: string, read: ReadDocument): Document | null {
  try {
    return read(parseDocumentName(name));
  } catch (error) {
    if (error instanceof RpcError) return null;
    throw error;
  }
}
