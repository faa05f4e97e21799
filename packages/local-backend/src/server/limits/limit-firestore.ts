import type { FirestoreService, StreamHandler } from '@quits/firestore-service';
import { type Authenticate, type Message, networkOf, RpcError } from '@quits/service-base';
import type { Meter } from './meter.ts';
import type { Full, Room } from './room.ts';
import { WRITES } from './writing-methods.ts';

/** Options of {@link limitFirestore}. */
export interface FirestoreLimitsOptions {
  readonly project: string;
  readonly authenticate: Authenticate;
  /** Of documents, by account. */
  readonly reads: Meter;
  readonly writes: Meter;
  /** Of documents, by address. */
  readonly addressReads: Meter;
  readonly addressWrites: Meter;
  /** By account. */
  readonly bytes: Meter;
  readonly room: Room;
}

type Context = Parameters<FirestoreService['open']>[1];

/** A caller whose use is counted. */
interface Counted {
  /** The account; for visitors, their address. */
  readonly account: string;
  /** Missing for gRPC behind a proxy, which says no address. */
  readonly network: string | undefined;
}

/** Full places that make room only if someone deletes something; a write that waits would block that. */
const LASTING: ReadonlySet<Full> = new Set(['documents', 'size']);

/**
 * Wraps a service with limits of what an account reads and writes. Beyond them, calls and streams end with
 * `RESOURCE_EXHAUSTED`, upon which the SDK keeps its writes and listeners and tries again within about a minute. A write
 * into a full place ends with `FAILED_PRECONDITION`, so that it doesn't hold up later ones.
 */
export function limitFirestore(
  service: FirestoreService,
  options: FirestoreLimitsOptions,
): FirestoreService {
  const { authenticate, project, reads, writes, addressReads, addressWrites, bytes, room } =
    options;

  /** Administrators aren't counted; callers with an invalid token count as visitors until they are refused. */
  function countedOf({ authorization, address }: Context): Counted | undefined {
    const network = address === undefined ? undefined : networkOf(address);
    const visitor = network ?? 'unknown';
    try {
      const caller = authenticate(authorization, project);
      if (caller.kind === 'admin') return undefined;
      return { account: caller.kind === 'user' ? `user ${caller.uid}` : visitor, network };
    } catch {
      return { account: visitor, network };
    }
  }

  function requireReads({ account, network }: Counted): void {
    if (reads.hasLeft(account) && (network === undefined || addressReads.hasLeft(network))) return;
    throw exhausted('Too many reads. Try again in a minute.');
  }

  function countReads({ account, network }: Counted, count: number): void {
    reads.use(account, count);
    if (network !== undefined) addressReads.use(network, count);
  }

  function requireWrites({ account, network }: Counted, given: readonly Message[]): void {
    if (!writes.hasLeft(account) || (network !== undefined && !addressWrites.hasLeft(network))) {
      throw exhausted('Too many writes. Try again in a minute.');
    }
    if (!bytes.hasLeft(account)) {
      throw exhausted('This account has stored too much today. Try again later.');
    }
    const size = sizeOf(given);
    for (const path of growing(given)) {
      const full = room.fullness(path, size);
      if (full === 'disk') throw exhausted('The server’s disk is full. Try again later.');
      if (full !== undefined && LASTING.has(full)) {
        throw new RpcError('FAILED_PRECONDITION', `There is no room left at ${path}.`);
      }
    }
    writes.use(account, given.length);
    if (network !== undefined) addressWrites.use(network, given.length);
    bytes.use(account, size);
  }

  return {
    async unary(method, request, context) {
      const counted = countedOf(context);
      if (counted === undefined) return service.unary(method, request, context);
      if (WRITES.has(method)) {
        requireWrites(counted, writesOf(request));
        return service.unary(method, request, context);
      }
      requireReads(counted);
      // Before the answer, so that many at once don't get past the limit.
      countReads(counted, 1);
      const answer = await service.unary(method, request, context);
      const { documents } = answer;
      if (Array.isArray(documents)) countReads(counted, Math.max(0, documents.length - 1));
      return answer;
    },
    async *serverStream(method, request, context) {
      const counted = countedOf(context);
      if (counted === undefined) {
        yield* service.serverStream(method, request, context);
        return;
      }
      requireReads(counted);
      countReads(counted, 1);
      let count = 0;
      try {
        for await (const message of service.serverStream(method, request, context)) {
          if (message['document'] !== undefined || message['found'] !== undefined) count += 1;
          yield message;
        }
      } finally {
        countReads(counted, Math.max(0, count - 1));
      }
    },
    open(method, context, sink): StreamHandler {
      const counted = countedOf(context);
      if (counted === undefined) return service.open(method, context, sink);
      let isOver = false;
      const handler = service.open(method, context, {
        send(message) {
          if (message['documentChange'] !== undefined) countReads(counted, 1);
          sink.send(message);
        },
        end(error) {
          isOver = true;
          sink.end(error);
        },
      });
      return {
        receive(message) {
          if (isOver) return;
          try {
            if (method === 'Write') requireWrites(counted, writesOf(message));
            else if (message['addTarget'] !== undefined) requireReads(counted);
          } catch (error) {
            if (!(error instanceof RpcError)) throw error;
            // Answers to earlier writes go first.
            handler.close();
            isOver = true;
            sink.end(error);
            return;
          }
          handler.receive(message);
        },
        close() {
          if (!isOver) handler.close();
        },
      };
    },
  };
}

function exhausted(message: string): RpcError {
  return new RpcError('RESOURCE_EXHAUSTED', message);
}

/** Returns the writes of any request that writes. */
function writesOf(request: Message): readonly Message[] {
  const { writes } = request;
  if (Array.isArray(writes)) return writes as readonly Message[];
  const { document, parent, collectionId, documentId, name } = request;
  if (name !== undefined) return [{ delete: name }];
  if (document === undefined) return [];
  const place = `${text(parent)}/${text(collectionId)}/${text(documentId)}`;
  const named = (document as Message)['name'] ?? place;
  return [{ update: { ...(document as Message), name: named } }];
}

/** Returns the paths of documents that a commit may make larger, one for each document at the root. */
function growing(writes: readonly Message[]): Iterable<string> {
  const paths = new Map<string, string>();
  for (const { update } of writes) {
    const name = text((update as Message | undefined)?.['name']);
    const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
    const place = path.split('/').slice(0, 2).join('/');
    // The document at the root counts less than what is below it.
    if (name !== '' && path.length > (paths.get(place) ?? '').length) paths.set(place, path);
  }
  return paths.values();
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Size of a message in bytes, roughly that of its JSON. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let size = 2;
  for (const [key, part] of Object.entries(value)) size += key.length + 4 + sizeOf(part);
  return size;
}
