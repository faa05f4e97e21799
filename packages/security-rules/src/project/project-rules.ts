import type {
  Decision,
  DocumentRequest,
  FirestoreRules,
  QueryRequest,
  ReadBudget,
  RefusalReason,
  RulesReader,
} from '../contract.ts';
import {
  parseFirestoreRules,
  type RecordableRules,
  type ReportingRules,
  type RulesOptions,
} from '../parse-rules.ts';
import { recordDocument, recordQuery, watchBudget } from '../recording/record-requests.ts';
import type { RecordRequest } from '../recording/recorded-request.ts';
import type { CoverageReport } from '../report/coverage.ts';
import type { RulesError } from '../syntax/source.ts';
import { DecisionLog, type DecidedRequest, type RuleMethod } from './decision-log.ts';

/** A request that the rules refused. */
export interface Refusal {
  /** Time of the request, RFC 3339. */
  readonly time: string;
  readonly method: RuleMethod;
  /** Full name of the document, or of a query's parent. */
  readonly name: string;
  /** `null` if not signed in. */
  readonly uid: string | null;
  readonly explanation: string;
  readonly reasons: readonly RefusalReason[];
}

/** Parsed rules that also report. */
export type ParsedRules = FirestoreRules & ReportingRules & RecordableRules<FirestoreRules>;

/** Rules of single projects, by project. */
export type RulesSnapshot = ReadonlyMap<string, ParsedRules>;

const MOST_REFUSALS = 100;

/** Rules of every project: its own if set, otherwise the common ones. */
export class ProjectRules implements FirestoreRules {
  /** Decisions about the latest requests, without administrators'. */
  readonly decisions = new DecisionLog();
  #common: ParsedRules;
  readonly #own = new Map<string, ParsedRules>();
  readonly #databases = new Map<string, ParsedRules>();
  readonly #refusals: Refusal[] = [];
  readonly #options: RulesOptions;
  readonly #record: RecordRequest | undefined;

  /**
   * The options are for rules of single projects; with `record`, every request is recorded, which takes
   * several times as long as deciding.
   */
  constructor(common: ParsedRules, options: RulesOptions = {}, record?: RecordRequest) {
    this.#common = common;
    this.#options = options;
    this.#record = record;
  }

  decide(request: DocumentRequest, reader: RulesReader, shared?: ReadBudget): Decision {
    const counting = new CountingReader(reader);
    const rules = this.#for(request.name);
    const budget =
      this.#record === undefined || shared === undefined ? undefined : watchBudget(shared);
    const decision = rules.decide(request, counting, budget ?? shared);
    this.#keep(request, { method: request.method, name: request.name, counting }, decision);
    if (this.#record !== undefined && budget?.hasRefused() !== true) {
      recordDocument(this.#record, rules, request, reader, decision);
    }
    return decision;
  }

  decideQuery(request: QueryRequest, reader: RulesReader): Decision {
    const counting = new CountingReader(reader);
    const rules = this.#for(request.parent);
    const decision = rules.decideQuery(request, counting);
    this.#keep(request, { method: 'list', name: request.parent, counting }, decision);
    if (this.#record !== undefined) {
      recordQuery(this.#record, rules, request, reader, decision);
    }
    return decision;
  }

  /** Replaces the rules of projects without their own. */
  setCommon(rules: ParsedRules): void {
    this.#common = rules;
  }

  /** Replaces the rules of one database of every project without its own, by the id of the database. */
  setDatabase(database: string, rules: ParsedRules): void {
    this.#databases.set(database, rules);
  }

  /** Replaces the rules of one project; on errors the old ones stay in force. */
  set(project: string, source: string): readonly RulesError[] {
    const parsed = parseFirestoreRules(source, 'firestore.rules', this.#options);
    if (!parsed.ok) return parsed.error;
    this.#own.set(project, parsed.value);
    return [];
  }

  /** Returns the rules that were set for single projects, for {@link restore}. */
  snapshot(): RulesSnapshot {
    return new Map(this.#own);
  }

  /** Replaces the rules of single projects by those of a snapshot; returns whether any changed. */
  restore(snapshot: RulesSnapshot): boolean {
    const isSame =
      snapshot.size === this.#own.size &&
      [...snapshot].every(([project, rules]) => this.#own.get(project) === rules);
    if (isSame) return false;
    this.#own.clear();
    for (const [project, rules] of snapshot) this.#own.set(project, rules);
    return true;
  }

  /** Returns the coverage of a project's rules. */
  coverage(project: string): CoverageReport {
    return this.#of(project).coverage();
  }

  /** Returns the latest refusals of a project, oldest first. */
  refusals(project: string): readonly Refusal[] {
    return this.#refusals.filter(({ name }) => projectOf(name) === project);
  }

  /** Returns the latest requests of a project with their cost, oldest first. */
  costs(project: string): readonly DecidedRequest[] {
    return this.decisions.list().filter(({ name }) => projectOf(name) === project);
  }

  /** Returns the rules for a document, or for a query's parent. */
  #for(name: string): ParsedRules {
    const ofDatabase = this.#databases.get(name.split('/')[3] ?? '');
    return this.#own.get(projectOf(name)) ?? ofDatabase ?? this.#common;
  }

  #of(project: string): ParsedRules {
    return this.#own.get(project) ?? this.#common;
  }

  #keep(
    { time, caller }: DocumentRequest | QueryRequest,
    { method, name, counting }: Asked,
    { allowed, cost, explanation, at, reasons = [] }: Decision,
  ): void {
    if (caller.kind === 'admin') return;
    const uid = caller.kind === 'user' ? caller.uid : null;
    const { reads } = counting;
    const place = at === undefined ? {} : { at };
    this.decisions.add({ time, method, name, uid, allowed, cost, reads, explanation, ...place });
    if (allowed) return;
    this.#refusals.push({ time, method, name, uid, explanation, reasons });
    if (this.#refusals.length > MOST_REFUSALS) this.#refusals.shift();
  }
}

/** A request, with the reads of its rules. */
interface Asked extends Pick<Refusal, 'method' | 'name'> {
  readonly counting: CountingReader;
}

/** Counts reads by rules, which read each document only once. */
class CountingReader implements RulesReader {
  readonly #reader: RulesReader;
  reads = 0;

  constructor(reader: RulesReader) {
    this.#reader = reader;
  }

  get(name: string) {
    this.reads += 1;
    return this.#reader.get(name);
  }

  getAfter(name: string) {
    this.reads += 1;
    return this.#reader.getAfter(name);
  }
}

function projectOf(name: string): string {
  return name.split('/')[1] ?? '';
}
