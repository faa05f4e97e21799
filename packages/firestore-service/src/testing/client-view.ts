import type { Message } from '@quits/service-base';
import { messageAt, stringAt } from '../rpc/read-message.ts';

/** A client's view of a Listen stream's targets, following the SDK's rules. */
export class ClientView {
  readonly #targets = new Map<number, Map<string, string>>();
  /** Token and time of the last snapshot. */
  resumeToken = '';
  readTime = '';
  /** Counts that existence filters gave, by target. */
  readonly counts = new Map<number, number>();

  /** Names and update times of a target's documents. */
  documents(targetId: number): ReadonlyMap<string, string> {
    return this.#target(targetId);
  }

  /** Adopts the documents that a client keeps of a target when it listens again with another id. */
  adopt(targetId: number, documents: ReadonlyMap<string, string>): void {
    this.#targets.set(targetId, new Map(documents));
  }

  apply(message: Message): void {
    const change = messageAt(message, 'targetChange');
    if (change !== undefined) this.#applyTarget(change);
    const update = messageAt(message, 'documentChange');
    if (update !== undefined) {
      const document = messageAt(update, 'document') ?? {};
      const name = stringAt(document, 'name');
      for (const id of idsAt(update, 'targetIds')) {
        this.#target(id).set(name, stringAt(document, 'updateTime'));
      }
      this.#removeFrom(update, name);
    }
    for (const kind of ['documentDelete', 'documentRemove']) {
      const removal = messageAt(message, kind);
      if (removal !== undefined) this.#removeFrom(removal, stringAt(removal, 'document'));
    }
    const filter = messageAt(message, 'filter');
    if (filter !== undefined) this.counts.set(Number(filter['targetId']), Number(filter['count']));
  }

  #applyTarget(change: Message): void {
    const targetIds = idsAt(change, 'targetIds');
    if (change['targetChangeType'] === 'RESET') {
      for (const id of targetIds) this.#target(id).clear();
    }
    if (targetIds.length === 0) {
      this.resumeToken = stringAt(change, 'resumeToken');
      this.readTime = stringAt(change, 'readTime');
    }
  }

  #removeFrom(message: Message, name: string): void {
    for (const id of idsAt(message, 'removedTargetIds')) this.#target(id).delete(name);
  }

  #target(id: number): Map<string, string> {
    const known = this.#targets.get(id) ?? new Map<string, string>();
    this.#targets.set(id, known);
    return known;
  }
}

function idsAt(message: Message, field: string): number[] {
  const value = message[field];
  return Array.isArray(value) ? value.map(Number) : [];
}
