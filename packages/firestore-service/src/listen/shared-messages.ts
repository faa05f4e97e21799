import type { Document, Message } from '@quits/service-base';

/** Changes of a document that were sent, by the targets that it is in. */
const changes = new WeakMap<Document, Map<string, Message>>();

/**
 * Returns the message that a document is, or is now, in some targets of a stream: the same object for all streams that number
 * their targets alike, so that a transport may cache its encoding by identity.
 */
export function changeMessage(
  document: Document,
  targetIds: readonly number[],
  removedTargetIds: readonly number[],
): Message {
  const key = `${targetIds.join()};${removedTargetIds.join()}`;
  const known = changes.get(document) ?? new Map<string, Message>();
  const message = known.get(key) ?? {
    documentChange: { document, targetIds, removedTargetIds },
  };
  if (known.size === 0) changes.set(document, known);
  known.set(key, message);
  return message;
}

interface Moment {
  readonly resumeToken: string;
  readonly readTime: string;
}

let last: { readonly moment: Moment; readonly message: Message } | undefined;

/** Returns the message that all targets of a stream are complete at a moment; the same object for all streams in a row. */
export function snapshotMessage({ resumeToken, readTime }: Moment): Message {
  if (last?.moment.resumeToken !== resumeToken || last.moment.readTime !== readTime) {
    const moment = { resumeToken, readTime };
    const message = {
      targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], ...moment },
    };
    last = { moment, message };
  }
  return last.message;
}
