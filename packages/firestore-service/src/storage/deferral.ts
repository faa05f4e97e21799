import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { groupIndexes, type IndexConfig } from '../indexes/index-config.ts';
import { MAX_ENTRIES } from '../indexes/index-store.ts';
import { fieldsText } from '../value/fields-text.ts';
import type { Change, Commit } from './change.ts';

/** Larger commits gain nothing by waiting. */
const MAX_CHANGES = 8;
const MAX_CHARACTERS = 16 * 1024;
/** Free bytes on the disk below which nothing waits: what waits must find room later. */
const ROOM = 64 * 1024 * 1024;
/** Commits between two looks at the disk. */
const LOOK_EVERY = 1000;

/** Decides which commits may wait in the journal: those that can't fail later, and are small. */
export class Deferral {
  readonly #folder: string | null;
  readonly #config: IndexConfig;
  #untilLook = 0;
  #hasRoom = true;

  constructor(sqlite: DatabaseSync, config: IndexConfig) {
    const file = sqlite.location();
    this.#folder = file === null ? null : dirname(file);
    this.#config = config;
  }

  allows({ changes }: Commit): boolean {
    if (changes.length > MAX_CHANGES) return false;
    const isSmall = changes.every((change) => this.#isSmall(change));
    return isSmall && this.#looksRoomy();
  }

  /** Every value takes some characters, so their count limits that of the index entries. */
  #isSmall({ name, after }: Change): boolean {
    if (after === null) return true;
    const { length } = fieldsText(after);
    const { composites } = groupIndexes(this.#config, name.collectionId);
    return length <= MAX_CHARACTERS && length * (1 + composites.length) < MAX_ENTRIES;
  }

  #looksRoomy(): boolean {
    if (this.#folder === null) return true;
    this.#untilLook -= 1;
    if (this.#untilLook <= 0) {
      this.#untilLook = LOOK_EVERY;
      const { bavail, bsize } = statfsSync(this.#folder);
      this.#hasRoom = bavail * bsize > ROOM;
    }
    return this.#hasRoom;
  }
}
