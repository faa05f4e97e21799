import type { DocumentChange, FunctionEndpoint, ScheduleRetry, Trigger } from './endpoint.ts';

type Json = Readonly<Record<string, unknown>>;

const DEFAULT_REGION = 'us-central1';
/** Seconds. */
const DEFAULT_TIMEOUT = 60;
const DOCUMENT_EVENT =
  /^google\.cloud\.firestore\.document\.v1\.(created|deleted|updated|written)(\.withAuthContext)?$/;
const OBJECT_EVENT = /^google\.cloud\.storage\.object\.v1\.(finalized|deleted|metadataUpdated)$/;

/** Reads the endpoints that the functions of a codebase declare, by their ids. */
export function readManifest(endpoints: unknown): FunctionEndpoint[] {
  return Object.entries(objectAt({ endpoints }, 'endpoints')).map(([id, value]) => {
    const endpoint = objectAt({ value }, 'value');
    const regions = endpoint['region'];
    const timeout = numberAt(endpoint, 'timeoutSeconds') ?? DEFAULT_TIMEOUT;
    return {
      id,
      regions:
        Array.isArray(regions) && regions.length > 0 ? regions.map(String) : [DEFAULT_REGION],
      timeout: timeout * 1000,
      trigger: triggerOf(endpoint),
    };
  });
}

function triggerOf(endpoint: Json): Trigger {
  if (has(endpoint, 'callableTrigger')) return { kind: 'call' };
  if (has(endpoint, 'httpsTrigger')) return { kind: 'request' };
  if (has(endpoint, 'scheduleTrigger')) {
    const trigger = objectAt(endpoint, 'scheduleTrigger');
    return {
      kind: 'schedule',
      schedule: textAt(trigger, 'schedule') ?? '',
      timeZone: textAt(trigger, 'timeZone') ?? 'UTC',
      retry: retryOf(objectAt(trigger, 'retryConfig')),
    };
  }
  if (has(endpoint, 'blockingTrigger')) {
    const type = textAt(objectAt(endpoint, 'blockingTrigger'), 'eventType') ?? '';
    const event = type.split('user.')[1];
    if (event === 'beforeCreate' || event === 'beforeSignIn') return { kind: 'blocking', event };
    return { kind: 'unsupported', what: type };
  }
  if (has(endpoint, 'eventTrigger')) return eventTrigger(objectAt(endpoint, 'eventTrigger'));
  return { kind: 'unsupported', what: 'this trigger' };
}

function eventTrigger(trigger: Json): Trigger {
  const eventType = textAt(trigger, 'eventType') ?? '';
  const filters = objectAt(trigger, 'eventFilters');
  const isRetried = trigger['retry'] === true;
  const [, change, auth] = DOCUMENT_EVENT.exec(eventType) ?? [];
  if (isDocumentChange(change)) {
    const patterns = objectAt(trigger, 'eventFilterPathPatterns');
    return {
      kind: 'document',
      eventType,
      change,
      withAuth: auth !== undefined,
      database: textAt(filters, 'database') ?? '(default)',
      pattern: textAt(patterns, 'document') ?? textAt(filters, 'document') ?? '',
      isRetried,
    };
  }
  if (OBJECT_EVENT.test(eventType)) {
    const bucket = textAt(filters, 'bucket');
    return { kind: 'object', eventType, isRetried, ...(bucket === undefined ? {} : { bucket }) };
  }
  return { kind: 'unsupported', what: eventType };
}

/** Cloud Scheduler's defaults. */
function retryOf(config: Json): ScheduleRetry {
  return {
    count: numberAt(config, 'retryCount') ?? 0,
    minBackoff: (numberAt(config, 'minBackoffSeconds') ?? 5) * 1000,
    maxBackoff: (numberAt(config, 'maxBackoffSeconds') ?? 3600) * 1000,
  };
}

function isDocumentChange(change: string | undefined): change is DocumentChange {
  return ['created', 'deleted', 'updated', 'written'].includes(change ?? '');
}

function has(value: Json, name: string): boolean {
  return typeof value[name] === 'object' && value[name] !== null;
}

function objectAt(value: Json, name: string): Json {
  const found = value[name];
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

function textAt(value: Json, name: string): string | undefined {
  const found = value[name];
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function numberAt(value: Json, name: string): number | undefined {
  const found = value[name];
  return typeof found === 'number' ? found : undefined;
}
