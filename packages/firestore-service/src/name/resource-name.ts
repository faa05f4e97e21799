import { invalidArgument } from '../rpc/invalid-argument.ts';
import { numericId } from '../value/compare-paths.ts';

const MAX_ID_BYTES = 1500;
const MAX_PATH_BYTES = 6 * 1024;
const MAX_SEGMENTS = 200;
const DATABASE = /^projects\/([^/]+)\/databases\/([^/]+)$/;

/** A parsed document or parent name. Paths are relative to the database's documents. */
export interface DocumentName {
  readonly full: string;
  /** `projects/{p}/databases/{d}` */
  readonly database: string;
  /** `collection/id[/…]` */
  readonly path: string;
  /** Path of the containing collection. */
  readonly collectionPath: string;
  /** Last segment of the collection's path. */
  readonly collectionId: string;
  readonly id: string;
}

/** Parent of a query or list: the root or a document. */
export interface ParentName {
  readonly database: string;
  /** Empty for the root. */
  readonly path: string;
}

/** The project in a database's name. @throws {RpcError} when it is no database's name */
export function projectOf(database: string): string {
  const project = DATABASE.exec(database)?.[1];
  if (project === undefined) {
    throw invalidArgument(
      `Invalid database name "${database}": it must be "projects/{project}/databases/{database}".`,
    );
  }
  return project;
}

/** Joins a database and a relative path to a full document name. */
export function documentNameOf(database: string, path: string): string {
  return `${database}/documents/${path}`;
}

/** Parses the full name of a document. @throws {RpcError} `INVALID_ARGUMENT` */
export function parseDocumentName(full: string): DocumentName {
  const { database, segments } = split(full);
  if (segments.length === 0 || segments.length % 2 === 1) {
    throw invalidArgument(`Document name "${full}" lacks a valid document id at its end.`);
  }
  const path = segments.join('/');
  return {
    full,
    database,
    path,
    collectionPath: segments.slice(0, -1).join('/'),
    collectionId: segments.at(-2) ?? '',
    id: segments.at(-1) ?? '',
  };
}

/** Parses `…/documents` or the name of a document under it. @throws {RpcError} `INVALID_ARGUMENT` */
export function parseParentName(full: string): ParentName {
  const { database, segments } = split(full);
  if (segments.length % 2 === 1) {
    throw invalidArgument(`Parent name "${full}" must be the root or a document.`);
  }
  return { database, path: segments.join('/') };
}

/** Checks one collection id. @throws {RpcError} `INVALID_ARGUMENT` */
export function checkCollectionId(id: string): string {
  if (id.includes('/')) throw invalidArgument(`Collection id "${id}" must not contain "/".`);
  checkSegment(id, id);
  return id;
}

function split(full: string): { database: string; segments: string[] } {
  const parts = full.split('/');
  const database = parts.slice(0, 4).join('/');
  projectOf(database);
  if (parts[4] !== 'documents') {
    throw invalidArgument(`Name "${full}" must begin with "${database}/documents".`);
  }
  const segments = parts.slice(5);
  if (segments.length > MAX_SEGMENTS) {
    throw invalidArgument(`Name "${full.slice(0, 200)}…" has more than 100 sub-collections.`);
  }
  for (const segment of segments) checkSegment(segment, full);
  if (full.length > MAX_PATH_BYTES / 4 && Buffer.byteLength(full) > MAX_PATH_BYTES) {
    throw invalidArgument(`Name "${full.slice(0, 200)}…" is longer than ${MAX_PATH_BYTES} bytes.`);
  }
  return { database, segments };
}

function checkSegment(segment: string, full: string): void {
  if (segment === '') throw invalidArgument(`Name "${full}" has an empty segment.`);
  if (segment === '.' || segment === '..') {
    throw invalidArgument(`Name "${full}" must not contain "${segment}" as a segment.`);
  }
  if (segment.length > MAX_ID_BYTES / 4 && Buffer.byteLength(segment) > MAX_ID_BYTES) {
    throw invalidArgument(`A segment of "${full.slice(0, 200)}…" is longer than 1500 bytes.`);
  }
  const reserved = segment.startsWith('__') && segment.endsWith('__') && segment.length >= 4;
  if (reserved && numericId(segment) === undefined) {
    throw invalidArgument(`Resource id "${segment}" is invalid because it is reserved.`);
  }
}
