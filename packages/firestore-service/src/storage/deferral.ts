import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { groupIndexes, type IndexConfig } from '../indexes/index-config.ts';
import { MAX_ENTRIES } from '../indexes/index-store.ts';
import { fieldsText } from '../value/fields-text.ts';
import type { Change, Commit } from './change.ts';

/** Limits above which a commit gains nothing by deferral. */
const MAX_CHANGES = 8;
const MAX_CHARACTERS = 16 * 1024;
/** Minimum free disk space in bytes for deferral: deferred commits need space later. */
const ROOM = 64 * 1024 * 1024;
/** Number of commits between checks of the disk space. */
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

  /** Every value has some characters, so their number limits the number of index entries. */
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
