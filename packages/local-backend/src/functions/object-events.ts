import { createHash } from 'node:crypto';
import { describeForJsonApi } from '../storage/json-api/describe-for-json-api.ts';
import type { ObjectChange } from '../storage/object-store.ts';
import type { StoredObject } from '../storage/stored-object.ts';
import type { FunctionEndpoint } from './endpoint.ts';
import type { EventStore } from './event-store.ts';

const ORIGIN = 'https://www.googleapis.com';

/** Returns a function that stores the events of an object's change for the functions that want them. */
export function objectEvents(
  endpoints: readonly FunctionEndpoint[],
  store: EventStore,
  now: () => number,
): (change: ObjectChange, object: StoredObject) => void {
  return (change, object) => {
    const type = `google.cloud.storage.object.v1.${change}`;
    for (const { id, trigger } of endpoints) {
      if (trigger.kind !== 'object' || trigger.eventType !== type) continue;
      if (trigger.bucket !== undefined && trigger.bucket !== object.bucket) continue;
      const { bucket, name, generation, metageneration } = object;
      const version = `${bucket}/${name}#${generation}.${metageneration}.${change}`;
      const since = now();
      const event = {
        specversion: '1.0',
        id: createHash('sha256').update(version).digest('hex').slice(0, 32),
        source: `//storage.googleapis.com/projects/_/buckets/${bucket}`,
        subject: `objects/${name}`,
        type,
        time: new Date(since).toISOString(),
        datacontenttype: 'application/json',
        bucket,
        data: describeForJsonApi(object, ORIGIN),
      };
      store.add({ function: id, subject: `${bucket}/${name}`, since }, event);
    }
  };
}
