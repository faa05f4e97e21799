import type { Message } from '@quits/service-base';
import type {
  Decision,
  DocumentRequest,
  FirestoreRules,
  QueryRequest,
  ReadBudget,
  RulesReader,
} from './contract.ts';
import { decide, type RuleSet } from './decide.ts';
import { FirestoreDocuments } from './firestore-documents.ts';
import { ANY_SEGMENTS, type PathSegment } from './match/find-allows.ts';
import { casesOf } from './query/query-cases.ts';
import { parseFieldPath } from './query/field-path.ts';
import { factsOf } from './query/query-facts.ts';
import { arrayOf, integerOf, messageOf, textOf } from './query/message-fields.ts';
import { authOf } from './value/caller-value.ts';
import { pathOfName, resourceOf } from './value/from-document.ts';
import { LazyMap, PlainMap } from './value/maps.ts';
import {
  RulesPath,
  RulesTimestamp,
  Unknown,
  type RulesMap,
  type RulesValue,
} from './value/rules-value.ts';
import { parseTimestamp } from './value/time.ts';

/** The id of a document that a query does not name. */
const ANY_ID = new Unknown({ type: 'string' });
const ADMIN: Decision = {
  allowed: true,
  cost: 0,
  usesTime: false,
  explanation: 'The caller bypasses the rules.',
};

/** Compiled rules for Cloud Firestore. */
export class CompiledFirestoreRules implements FirestoreRules {
  readonly #rules: RuleSet;

  constructor(rules: RuleSet) {
    this.#rules = rules;
  }

  decide(request: DocumentRequest, reader: RulesReader, shared?: ReadBudget): Decision {
    if (request.caller.kind === 'admin') return ADMIN;
    const path = pathOfName(request.name);
    const isWrite = request.method !== 'get';
    let usesTime = false;
    const members: { [name: string]: () => RulesValue } = {
      auth: () => authOf(request.caller),
      method: () => request.method,
      path: () => path,
      time() {
        usesTime = true;
        return timeOf(request.time);
      },
    };
    if (isWrite) {
      members['resource'] = () => (request.after === null ? null : resourceOf(request.after));
    }
    const decision = decide(this.#rules, {
      path: path.segments,
      method: request.method,
      request: new LazyMap(members, (make) => make()),
      resource: request.before === null ? null : resourceOf(request.before),
      documents: this.#documents(projectOf(request.name), reader, shared),
    });
    return { ...decision, usesTime };
  }

  decideQuery(request: QueryRequest, reader: RulesReader): Decision {
    if (request.caller.kind === 'admin') return ADMIN;
    const query = request.structuredQuery;
    const documents = this.#documents(projectOf(request.parent), reader);
    const collection = collectionPath(request);
    const orders = arrayOf(query['orderBy']).map((order) => orderOf(messageOf(order)));
    let usesTime = false;
    const members = {
      auth: () => authOf(request.caller),
      method: () => 'list',
      path: () => new RulesPath(collection),
      time() {
        usesTime = true;
        return timeOf(request.time);
      },
      query: () => queryValue(query, orders),
    };
    const fields = orders.map(({ field }) => parseFieldPath(field));
    const cases = casesOf(messageOf(query['where'])).map((conditions) =>
      factsOf(conditions, fields),
    );
    // Evaluate a query that can't return anything, too.
    const possible = cases.filter(({ impossible }) => !impossible);
    let decision: Decision = { allowed: false, cost: 0, explanation: 'The query has no cases.' };
    let cost = 0;
    for (const { data, path } of possible.length > 0 ? possible : cases) {
      const segments = path === null ? [...collection, ANY_ID] : path.segments;
      decision = decide(this.#rules, {
        path: segments,
        method: 'list',
        request: new LazyMap<() => RulesValue>(members, (make) => make()),
        resource: openResource(data, segments),
        documents,
      });
      if (!decision.allowed && !this.#rules.exhaustive) return { ...decision, usesTime };
      // The cost is counted separately for each case.
      cost = Math.max(cost, decision.cost);
    }
    return { ...decision, cost, usesTime };
  }

  #documents(project: string, reader: RulesReader, shared?: ReadBudget): FirestoreDocuments {
    if (!this.#rules.exhaustive) return new FirestoreDocuments(project, reader, shared);
    return new FirestoreDocuments(project, reader, undefined, Infinity);
  }
}

function timeOf(time: string): RulesTimestamp {
  return parseTimestamp(time) ?? new RulesTimestamp(0, 0);
}

function projectOf(name: string): string {
  return name.split('/')[1] ?? '';
}

/** Returns the path of the query's collection; without its own segment if it has no collection. */
function collectionPath({ parent, structuredQuery }: QueryRequest): readonly PathSegment[] {
  const segments: PathSegment[] = [...pathOfName(parent).segments];
  const from = messageOf(arrayOf(structuredQuery['from'])[0]);
  if (from?.['allDescendants'] === true) segments.push(ANY_SEGMENTS);
  const collection = textOf(from?.['collectionId']);
  if (collection !== '') segments.push(collection);
  return segments;
}

function orderOf(order: Message | null): { field: string; direction: string } {
  const field = textOf(messageOf(order?.['field'])?.['fieldPath']);
  return { field, direction: order?.['direction'] === 'DESCENDING' ? 'DESC' : 'ASC' };
}

function queryValue(
  query: Message,
  orders: readonly { field: string; direction: string }[],
): RulesMap {
  const orderBy = new PlainMap(new Map(orders.map(({ field, direction }) => [field, direction])));
  return new PlainMap(
    new Map<string, RulesValue>([
      ['limit', integerOf(query['limit'])],
      ['offset', integerOf(query['offset']) ?? 0n],
      ['orderBy', orderBy],
    ]),
  );
}

/** A resource that is only known by the facts of a query. */
function openResource(data: Unknown, segments: readonly PathSegment[]): RulesMap {
  const path = segments.includes(ANY_SEGMENTS) ? ANY_SEGMENTS : new RulesPath(segments);
  const id = segments.at(-1);
  return new PlainMap(
    new Map<string, RulesValue>([
      ['data', data],
      ['id', id === undefined ? ANY_ID : id],
      ['__name__', path],
    ]),
  );
}
