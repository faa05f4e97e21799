import type { Decision, ReadBudget } from './contract.ts';
import { decide, type RuleSet } from './decide.ts';
import { FirestoreDocuments } from './firestore-documents.ts';
import type {
  FirestoreReader,
  ObjectMetadata,
  ObjectRequest,
  StorageRules,
} from './storage-contract.ts';
import { authOf } from './value/caller-value.ts';
import { fromJson } from './value/from-json.ts';
import { LazyMap, PlainMap } from './value/maps.ts';
import { RulesPath, RulesTimestamp, type RulesMap, type RulesValue } from './value/rules-value.ts';
import { parseTimestamp } from './value/time.ts';

const ADMIN: Decision = {
  allowed: true,
  cost: 0,
  explanation: 'The caller bypasses the rules.',
};
const INTEGERS: ReadonlySet<string> = new Set(['size', 'generation', 'metageneration']);
const TIMES: ReadonlySet<string> = new Set(['timeCreated', 'updated']);

/** Compiled rules for Cloud Storage. */
export class CompiledStorageRules implements StorageRules {
  readonly #rules: RuleSet;

  constructor(rules: RuleSet) {
    this.#rules = rules;
  }

  decide(request: ObjectRequest, reader: FirestoreReader, shared?: ReadBudget): Decision {
    const { caller, method, before, after, name, bucket } = request;
    if (caller.kind === 'admin') return ADMIN;
    const segments = ['b', bucket, 'o', ...segmentsOf(name)];
    const members: { [member: string]: () => RulesValue } = {
      auth: () => authOf(caller),
      method: () => method,
      path: () => new RulesPath(segments),
      time: () => parseTimestamp(request.time) ?? new RulesTimestamp(0, 0),
      params: () => fromJson(request.params ?? {}),
    };
    if (method !== 'get' && method !== 'list') {
      members['resource'] = () => (after === null ? null : objectOf(after));
    }
    const documents = { get: (path: string) => reader.get(path), getAfter: () => null };
    return decide(this.#rules, {
      path: segments,
      method,
      request: new LazyMap(members, (make) => make()),
      resource: before === null ? null : objectOf(before),
      documents: this.#rules.exhaustive
        ? new FirestoreDocuments(request.project, documents, undefined, Infinity)
        : new FirestoreDocuments(request.project, documents, shared),
    });
  }
}

/**
 * Returns the segments of a name, which may be empty: `/a/b` isn't the same object as `a/b`. A
 * folder marker and the prefix of a listing end with a slash that adds no segment.
 */
function segmentsOf(name: string): readonly string[] {
  const path = name.endsWith('/') ? name.slice(0, -1) : name;
  return path === '' ? [] : path.split('/');
}

function objectOf(metadata: ObjectMetadata): RulesMap {
  const members = new Map<string, RulesValue>([['metadata', new PlainMap(new Map())]]);
  for (const [name, value] of Object.entries(metadata)) {
    if (value !== undefined) members.set(name, memberOf(name, value));
  }
  return new PlainMap(members);
}

function memberOf(name: string, value: unknown): RulesValue {
  if (typeof value !== 'string') return fromJson(value);
  if (INTEGERS.has(name)) return BigInt(value);
  return TIMES.has(name) ? parseTimestamp(value) : value;
}
