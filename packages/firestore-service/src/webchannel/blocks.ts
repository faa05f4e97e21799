import { storedSize, writeStored } from './deflate-block.ts';

/** A part of a gzip stream; a text stands for itself in a stored block. */
export type Block = Buffer | string;

/** Returns the size of blocks in bytes. */
export function sizeOfBlocks(blocks: readonly Block[]): number {
  let size = 0;
  for (const block of blocks) {
    size += typeof block === 'string' ? storedSize(block) : block.length;
  }
  return size;
}

/** Copies blocks into a buffer; returns where they end. */
export function copyBlocks(blocks: readonly Block[], target: Buffer, from: number): number {
  let at = from;
  for (const block of blocks) {
    at += typeof block === 'string' ? writeStored(target, at, block) : block.copy(target, at);
  }
  return at;
}

/** Returns blocks in a row. */
export function joinBlocks(blocks: readonly Block[]): Buffer {
  const joined = Buffer.allocUnsafe(sizeOfBlocks(blocks));
  copyBlocks(blocks, joined, 0);
  return joined;
}
