import type { Message } from '@quits/service-base';
import { planQuery, type Source } from '../plan/query-plan.ts';
import type { Query } from '../query/query.ts';
import { booleanAt, messageAt } from '../rpc/read-message.ts';
import type { Engine } from './engine.ts';

/** Explain mode requested by a caller. */
export type ExplainMode = 'nothing' | 'plan' | 'plan and statistics';

/** Reads the explain options of a request. @throws {RpcError} `INVALID_ARGUMENT` */
export function explainMode(request: Message): ExplainMode {
  const options = messageAt(request, 'explainOptions');
  if (options === undefined) return 'nothing';
  return booleanAt(options, 'analyze') ? 'plan and statistics' : 'plan';
}

/** The indexes that answer a query. @throws {RpcError} when an index is missing */
export function planSummary(engine: Engine, query: Query): Message {
  const { sources } = planQuery(engine.store.indexConfig, query);
  const used = new Map<string, Message>();
  for (const source of sources) {
    for (const properties of propertiesOf(source)) {
      const scope = query.allDescendants ? 'Collection group' : 'Collection';
      used.set(properties, { query_scope: scope, properties });
    }
  }
  return { indexesUsed: [...used.values()] };
}

/** Returns execution statistics. `milliseconds` is the time from the plan to the last result. */
export function executionStats(milliseconds: number, results: number, documents: number): Message {
  return {
    resultsReturned: String(results),
    executionDuration: `${(milliseconds / 1000).toFixed(6)}s`,
    readOperations: String(Math.max(documents, 1)),
    debugStats: { documents_scanned: String(documents) },
  };
}

function propertiesOf(source: Source): string[] {
  if (source.kind !== 'entries') {
    const isBackwards = source.kind === 'names' && source.descending;
    return [`(__name__ ${isBackwards ? 'DESC' : 'ASC'})`];
  }
  const name = `__name__ ${source.descending ? 'DESC' : 'ASC'}`;
  return source.reads.map(({ index }) => {
    const fields = index.split(',').slice(1);
    const turned = fields.map((field) => turn(field, source.descending));
    return `(${[...turned, name].join(', ')})`;
  });
}

/** Names a field's mode as it is read. */
function turn(field: string, isBackwards: boolean): string {
  const cut = field.lastIndexOf(' ');
  const mode = field.slice(cut + 1);
  if (mode === 'contains') return `${field.slice(0, cut)} CONTAINS`;
  return `${field.slice(0, cut)} ${(mode === 'desc') === isBackwards ? 'ASC' : 'DESC'}`;
}
