import type { ReadBudget, RulesReader } from './contract.ts';
import type { Documents } from './evaluate/context.ts';
import { createReadBudget, READS_PER_DOCUMENT } from './read-budget.ts';
import {
  EvaluationError,
  UNKNOWN,
  type Outcome,
  type RulesMap,
  type RulesPath,
} from './value/rules-value.ts';
import { resourceOf } from './value/from-document.ts';

/** Reads documents for rules: within the budgets, and each only once. */
export class FirestoreDocuments implements Documents {
  readonly #project: string;
  readonly #reader: RulesReader;
  readonly #own: ReadBudget;
  readonly #shared: ReadBudget | undefined;
  readonly #before = new Map<string, RulesMap | null>();
  readonly #after = new Map<string, RulesMap | null>();

  constructor(
    project: string,
    reader: RulesReader,
    shared?: ReadBudget,
    limit: number = READS_PER_DOCUMENT,
  ) {
    this.#own = createReadBudget(limit);
    this.#project = project;
    this.#reader = reader;
    this.#shared = shared;
  }

  get(path: RulesPath, after: boolean): Outcome {
    const cache = after ? this.#after : this.#before;
    const segments: string[] = [];
    for (const segment of path.segments) {
      if (typeof segment !== 'string') return UNKNOWN;
      segments.push(segment);
    }
    if (!isDocumentPath(segments)) {
      return new EvaluationError(`/${segments.join('/')} is no path of a document.`);
    }
    const name = `projects/${this.#project}/${segments.join('/')}`;
    const known = cache.get(name);
    if (known !== undefined) return known;
    if (!this.#charge(name, after)) {
      return new EvaluationError('Maximum of document reads has been reached.', { fatal: true });
    }
    const document = after ? this.#reader.getAfter(name) : this.#reader.get(name);
    const resource = document === null ? null : resourceOf(document);
    cache.set(name, resource);
    return resource;
  }

  exists(path: RulesPath, after: boolean): Outcome {
    const resource = this.get(path, after);
    if (resource instanceof EvaluationError || resource === UNKNOWN) return resource;
    return resource !== null;
  }

  #charge(name: string, after: boolean): boolean {
    const key = after ? `after:${name}` : name;
    return this.#own.charge(key) && (this.#shared?.charge(key) ?? true);
  }
}

/** `databases/{database}/documents` and an even number of segments. */
function isDocumentPath(segments: readonly string[]): boolean {
  return (
    segments[0] === 'databases' &&
    segments[2] === 'documents' &&
    segments.length > 3 &&
    segments.length % 2 === 1 &&
    !segments.includes('')
  );
}
