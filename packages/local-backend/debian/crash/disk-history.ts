import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SystemCall } from './read-trace.ts';

/** A change of a file or a folder, and the position at which a sync made it durable. */
interface Change {
  readonly start: number;
  syncedAt: number;
}

type FileChange = Change &
  (
    | { readonly kind: 'write'; readonly offset: number; readonly bytes: Buffer }
    | { readonly kind: 'size'; readonly size: number }
  );

/** A name that a folder gets or, with `null`, loses. */
interface NameChange extends Change {
  readonly name: string;
  readonly node: Node | null;
}

interface FileNode {
  readonly kind: 'file';
  readonly changes: FileChange[];
  size: number;
}

interface FolderNode {
  readonly kind: 'folder';
  readonly changes: NameChange[];
  /** Entries that the process sees. */
  readonly names: Map<string, Node>;
}

type Node = FileNode | FolderNode;

/** Decides what a crash leaves of changes that no sync covered. */
export interface CrashChoice {
  /** Returns whether a change is on the disk. */
  keeps(): boolean;
  /** Returns whether a sector of a write is on the disk. */
  keepsSector(): boolean;
}

/** Unit that a disk writes whole, in bytes. */
const SECTOR = 512;

/**
 * Changes that a process made to a folder. A disk that promises only what POSIX does may lose any change that no sync of the
 * same file, or of the folder of a name, has covered.
 */
export class DiskHistory {
  readonly #root: FolderNode = folderNode();
  readonly #rootPath: string;
  readonly #open = new Map<number, { readonly node: Node; offset: number; isAppending: boolean }>();
  /** Positions and texts of what the process printed. */
  readonly printed: { readonly start: number; readonly text: string }[] = [];
  /** Position of the first and after the last change. */
  readonly range: readonly [number, number];

  /** `rootPath` exists, durably and empty, before the first call. */
  constructor(calls: readonly SystemCall[], rootPath: string) {
    this.#rootPath = rootPath;
    for (const call of calls) if (call.result >= 0) this.#replay(call);
    const positions = allChanges(this.#root).map(({ start }) => start);
    this.range = [Math.min(...positions), Math.max(...positions) + 1];
  }

  /** Writes what a crash before the call at a position may leave to an empty folder. */
  writeImage(position: number, choice: CrashChoice, target: string): void {
    const isKept = (change: Change) =>
      change.start < position && (change.syncedAt < position || choice.keeps());
    const writeNode = (node: Node, path: string): void => {
      if (node.kind === 'file') {
        writeFileSync(path, contentsOf(node, isKept, position, choice));
        return;
      }
      mkdirSync(path, { recursive: true });
      const names = new Map<string, Node | null>();
      for (const change of node.changes) {
        if (isKept(change)) names.set(change.name, change.node);
      }
      for (const [name, child] of names) if (child !== null) writeNode(child, join(path, name));
    };
    writeNode(this.#root, target);
  }

  #replay({ name, args, result, start, end }: SystemCall): void {
    const descriptor = Number(args[0]);
    const file = this.#open.get(descriptor);
    switch (name) {
      case 'openat':
        this.#openFile(String(args[1]), String(args[2]), result, start);
        return;
      case 'close':
        this.#open.delete(descriptor);
        return;
      case 'write':
        if (descriptor === 1) this.printed.push({ start, text: String(args[1]) });
        if (file === undefined) return;
        if (file.isAppending && file.node.kind === 'file') file.offset = file.node.size;
        this.#write(file.node, bytesOf(args[1]).subarray(0, result), file.offset, start);
        file.offset += result;
        return;
      case 'pwrite64':
        if (file === undefined) return;
        this.#write(file.node, bytesOf(args[1]).subarray(0, result), Number(args[3]), start);
        return;
      case 'ftruncate':
        if (file?.node.kind === 'file') resize(file.node, Number(args[1]), start);
        return;
      case 'fsync':
      case 'fdatasync':
        for (const change of file?.node.changes ?? []) {
          // A sync covers what was written before it began, once it has returned.
          if (change.start < start && change.syncedAt === Infinity) change.syncedAt = end;
        }
        return;
      case 'mkdir':
        this.#name(String(args[0]), folderNode(), start);
        return;
      case 'unlink':
        this.#name(String(args[0]), null, start);
        return;
      case 'rename': {
        const node = this.#find(String(args[0]));
        if (node === undefined) return;
        this.#name(String(args[1]), node, start);
        this.#name(String(args[0]), null, start);
        return;
      }
      default:
        if (file !== undefined) throw new Error(`The model doesn't know ${name}.`);
    }
  }

  #openFile(path: string, flags: string, descriptor: number, start: number): void {
    let node = this.#find(path);
    if (node === undefined && flags.includes('O_CREAT') && this.#isInside(path)) {
      node = { kind: 'file', changes: [], size: 0 };
      this.#name(path, node, start);
    }
    if (node === undefined) return;
    if (node.kind === 'file' && flags.includes('O_TRUNC')) resize(node, 0, start);
    this.#open.set(descriptor, { node, offset: 0, isAppending: flags.includes('O_APPEND') });
  }

  #write(node: Node, bytes: Buffer, offset: number, start: number): void {
    if (node.kind === 'folder') throw new Error('A folder cannot be written.');
    node.changes.push({ kind: 'write', offset, bytes, start, syncedAt: Infinity });
    node.size = Math.max(node.size, offset + bytes.length);
  }

  #name(path: string, node: Node | null, start: number): void {
    const parent = this.#isInside(path) ? this.#find(dirname(path)) : undefined;
    if (parent?.kind !== 'folder') return;
    const name = basename(path);
    parent.changes.push({ name, node, start, syncedAt: Infinity });
    if (node === null) parent.names.delete(name);
    else parent.names.set(name, node);
  }

  #isInside(path: string): boolean {
    return path.startsWith(`${this.#rootPath}/`);
  }

  #find(path: string): Node | undefined {
    if (path === this.#rootPath) return this.#root;
    if (!this.#isInside(path)) return undefined;
    const parent = this.#find(dirname(path));
    return parent?.kind === 'folder' ? parent.names.get(basename(path)) : undefined;
  }
}

function folderNode(): FolderNode {
  return { kind: 'folder', changes: [], names: new Map() };
}

function resize(node: FileNode, size: number, start: number): void {
  node.changes.push({ kind: 'size', size, start, syncedAt: Infinity });
  node.size = size;
}

function contentsOf(
  { changes }: FileNode,
  isKept: (change: Change) => boolean,
  position: number,
  choice: CrashChoice,
): Buffer {
  const largest = changes.map((change) =>
    change.kind === 'size' ? change.size : change.offset + change.bytes.length,
  );
  const contents = Buffer.alloc(Math.max(0, ...largest));
  let size = 0;
  for (const change of changes) {
    if (!isKept(change)) continue;
    if (change.kind === 'size') {
      // What a file loses at its end is zero when it grows again.
      contents.fill(0, change.size);
      size = change.size;
      continue;
    }
    const { bytes, offset } = change;
    const isWhole = change.syncedAt < position;
    size = Math.max(size, offset + bytes.length);
    for (let from = 0; from < bytes.length;) {
      const to = Math.min(bytes.length, from + SECTOR - ((offset + from) % SECTOR));
      if (isWhole || choice.keepsSector()) bytes.copy(contents, offset + from, from, to);
      from = to;
    }
  }
  return contents.subarray(0, size);
}

function allChanges(node: Node, seen = new Set<Node>()): Change[] {
  if (seen.has(node)) return [];
  seen.add(node);
  if (node.kind === 'file') return node.changes;
  const children = node.changes.flatMap((change) => change.node ?? []);
  return [...node.changes, ...children.flatMap((child) => allChanges(child, seen))];
}

function bytesOf(argument: string | Buffer | undefined): Buffer {
  if (argument instanceof Buffer) return argument;
  throw new Error('A written string is missing from the trace.');
}
