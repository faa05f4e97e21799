import type { Document, Message } from '@quits/service-base';
import { changeMessage } from './shared-messages.ts';
import type { Delta } from './target.ts';

/** A snapshot's data about one document. */
interface Entry {
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
  document?: Document;
  /** Whether it is known to exist, if it was removed. */
  isKept: boolean;
}

/** Combines the changes of several targets into one message per document. */
export class Snapshot {
  readonly #entries = new Map<string, Entry>();
  readonly #exists: (name: string) => boolean;

  /** `exists` tells whether a removed document still exists. */
  constructor(exists: (name: string) => boolean) {
    this.#exists = exists;
  }

  add(targetId: number, { changed, removed, kept }: Delta): void {
    for (const document of changed) {
      const entry = this.#entry(document.name);
      entry.document = document;
      entry.targetIds.push(targetId);
    }
    for (const name of removed) {
      const entry = this.#entry(name);
      entry.removedTargetIds.push(targetId);
      if (kept?.has(name) === true) entry.isKept = true;
    }
  }

  messages(readTime: string): Message[] {
    const messages: Message[] = [];
    for (const [name, { document, targetIds, removedTargetIds, isKept }] of this.#entries) {
      if (document !== undefined) {
        messages.push(changeMessage(document, targetIds, removedTargetIds));
      } else if (isKept || this.#exists(name)) {
        messages.push({ documentRemove: { document: name, readTime, removedTargetIds } });
      } else {
        messages.push({ documentDelete: { document: name, readTime, removedTargetIds } });
      }
    }
    return messages;
  }

  #entry(name: string): Entry {
    const known = this.#entries.get(name);
    if (known !== undefined) return known;
    const entry: Entry = { targetIds: [], removedTargetIds: [], isKept: false };
    this.#entries.set(name, entry);
    return entry;
  }
}
