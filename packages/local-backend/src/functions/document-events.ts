import { createHash } from 'node:crypto';
import type { Caller, Document, Fields } from '@quits/service-base';
import type { AuthoredCommit, CommittedChange } from '@quits/firestore-service';
import { documentPattern } from './document-pattern.ts';
import type { DocumentChange, FunctionEndpoint, Trigger } from './endpoint.ts';
import type { EventStore } from './event-store.ts';

/** A function that runs for changes of documents. */
interface DocumentFunction {
  readonly id: string;
  readonly region: string;
  readonly trigger: Extract<Trigger, { kind: 'document' }>;
  readonly matches: (path: string) => boolean;
}

/** Returns a function that stores the events of a commit for the functions that want them. */
export function documentEvents(
  endpoints: readonly FunctionEndpoint[],
  project: string,
  store: EventStore,
): (commit: AuthoredCommit) => void {
  const functions = endpoints.flatMap(({ id, regions, trigger }): DocumentFunction[] => {
    if (trigger.kind !== 'document') return [];
    return [{ id, region: regions[0] ?? '', trigger, matches: documentPattern(trigger.pattern) }];
  });
  return (commit) => {
    for (const change of commit.changes) {
      const database = databaseOf(change, project);
      if (database === undefined) continue;
      for (const found of functions) {
        const { trigger } = found;
        if (trigger.database !== database || !isFor(trigger.change, change)) continue;
        if (!found.matches(change.path)) continue;
        const since = Date.parse(commit.commitTime);
        store.add(
          { function: found.id, subject: `${database}/${change.path}`, since },
          documentEvent(found, commit, change, project),
        );
      }
    }
  };
}

/** The id of the database; `undefined` if it is another project's. */
function databaseOf({ database }: CommittedChange, project: string): string | undefined {
  const prefix = `projects/${project}/databases/`;
  return database.startsWith(prefix) ? database.slice(prefix.length) : undefined;
}

function isFor(wanted: DocumentChange, { before, after }: CommittedChange): boolean {
  if (wanted === 'written') return true;
  if (wanted === 'created') return before === null;
  if (wanted === 'deleted') return after === null;
  return before !== null && after !== null;
}

function documentEvent(
  { region, trigger }: DocumentFunction,
  { commitTime, caller }: AuthoredCommit,
  { path, before, after }: CommittedChange,
  project: string,
): unknown {
  const { database } = trigger;
  const source = `//firestore.googleapis.com/projects/${project}/databases/${database}`;
  return {
    specversion: '1.0',
    id: eventId(`${source}/${path}@${commitTime}`),
    source,
    subject: `documents/${path}`,
    type: trigger.eventType,
    time: commitTime,
    datacontenttype: 'application/json',
    location: region,
    project,
    database,
    namespace: '(default)',
    document: path,
    ...(trigger.withAuth ? authOf(caller, project) : {}),
    data: {
      ...(after === null ? {} : { value: after }),
      ...(before === null ? {} : { oldValue: before }),
      ...(before === null || after === null
        ? {}
        : { updateMask: { fieldPaths: changedFields(before, after) } }),
    },
  };
}

/** The same for each repetition, and for each function that the change concerns. */
function eventId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}

/** The extension "authcontext" of CloudEvents. */
function authOf(caller: Caller, project: string): { authtype: string; authid?: string } {
  switch (caller.kind) {
    case 'user':
      return { authtype: 'app_user', authid: caller.uid };
    case 'nobody':
      return { authtype: 'unauthenticated' };
    case 'admin':
      return { authtype: 'service_account', authid: serviceAccount(project) };
  }
}

/** The account that functions run as. */
export function serviceAccount(project: string): string {
  return `local-backend@${project}.iam.gserviceaccount.com`;
}

function changedFields({ fields: old = {} }: Document, { fields = {} }: Document): string[] {
  const names = new Set([...Object.keys(old), ...Object.keys(fields)]);
  return [...names].filter((name) => !isSame(old, fields, name)).toSorted();
}

function isSame(old: Fields, fields: Fields, name: string): boolean {
  return JSON.stringify(old[name]) === JSON.stringify(fields[name]);
}
