import { type Message, RpcError } from '@quits/service-base';
import type {
  FirestoreService,
  StreamHandler,
  StreamSink,
} from '../../src/rpc/firestore-service.ts';

/** A service with counters for transport tests. */
export interface TinyService extends FirestoreService {
  /** Number of streams open now. */
  openStreams(): number;
  /** Number of writes ever applied. */
  appliedWrites(): number;
}

interface Target {
  readonly sink: StreamSink;
  readonly id: number;
  readonly matches: (name: string) => boolean;
}

/**
 * Creates a minimal service for transport tests: plain sets and deletes, listeners to documents or
 * to one whole collection, and a refusal of every write to `forbidden/…`.
 */
export function createTinyService(): TinyService {
  const documents = new Map<string, Message>();
  const targets = new Set<Target>();
  let streams = 0;
  let applied = 0;
  let micros = 0;

  function now(): string {
    micros += 1;
    return `2026-01-01T00:00:00.${String(micros).padStart(6, '0')}000Z`;
  }

  function announce(sinks: Iterable<StreamSink>, readTime: string): void {
    for (const sink of new Set(sinks)) {
      sink.send({ targetChange: { readTime, resumeToken: 'dG9rZW4=' } });
    }
  }

  function addTarget(sink: StreamSink, added: Message): void {
    const id = added['targetId'] as number;
    const target: Target = { sink, id, matches: matcher(added) };
    targets.add(target);
    sink.send({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } });
    for (const [name, document] of documents) {
      if (target.matches(name)) sink.send({ documentChange: { document, targetIds: [id] } });
    }
    const readTime = now();
    sink.send({
      targetChange: {
        targetChangeType: 'CURRENT',
        targetIds: [id],
        readTime,
        resumeToken: 'dG9rZW4=',
      },
    });
    announce([sink], readTime);
  }

  function removeTarget(sink: StreamSink, id: number): void {
    for (const target of targets) {
      if (target.sink === sink && target.id === id) targets.delete(target);
    }
    sink.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } });
  }

  function apply(write: Message, commitTime: string): void {
    applied += 1;
    const update = write['update'] as Message | undefined;
    const name = (update?.['name'] ?? write['delete']) as string;
    const concerned = [...targets].filter((target) => target.matches(name));
    if (update === undefined) documents.delete(name);
    else documents.set(name, { ...update, createTime: commitTime, updateTime: commitTime });
    const document = documents.get(name);
    for (const { sink, id } of concerned) {
      if (document === undefined) {
        sink.send({
          documentDelete: { document: name, readTime: commitTime, removedTargetIds: [id] },
        });
      } else {
        sink.send({ documentChange: { document, targetIds: [id] } });
      }
    }
  }

  function listen(sink: StreamSink): StreamHandler {
    return {
      receive(message) {
        if (message['addTarget'] !== undefined) addTarget(sink, message['addTarget'] as Message);
        else removeTarget(sink, message['removeTarget'] as number);
      },
      close() {
        streams -= 1;
        for (const target of targets) if (target.sink === sink) targets.delete(target);
      },
    };
  }

  function write(sink: StreamSink): StreamHandler {
    return {
      receive(message) {
        const writes = (message['writes'] ?? []) as Message[];
        if (message['writes'] === undefined) {
          sink.send({ streamId: '1', streamToken: 'dG9rZW4=' });
          return;
        }
        if (JSON.stringify(writes).includes('/documents/forbidden/')) {
          sink.end(new RpcError('PERMISSION_DENIED', 'Missing or insufficient permissions.'));
          return;
        }
        const commitTime = now();
        for (const one of writes) apply(one, commitTime);
        announce(
          [...targets].map(({ sink: listener }) => listener),
          commitTime,
        );
        sink.send({
          streamToken: 'dG9rZW4=',
          writeResults: writes.map(() => ({ updateTime: commitTime })),
          commitTime,
        });
      },
      close() {
        streams -= 1;
      },
    };
  }

  return {
    openStreams: () => streams,
    appliedWrites: () => applied,
    unary: () => Promise.reject(new RpcError('UNIMPLEMENTED', 'Only streams.')),
    serverStream() {
      throw new RpcError('UNIMPLEMENTED', 'Only streams.');
    },
    open(method, _context, sink) {
      streams += 1;
      return method === 'Listen' ? listen(sink) : write(sink);
    },
  };
}

function matcher(target: Message): (name: string) => boolean {
  const byName = target['documents'] as { documents: string[] } | undefined;
  if (byName !== undefined) return (name) => byName.documents.includes(name);
  const { parent, structuredQuery } = target['query'] as {
    parent: string;
    structuredQuery: { from: { collectionId: string }[] };
  };
  const prefix = `${parent}/${structuredQuery.from[0]?.collectionId ?? ''}/`;
  return (name) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/');
}
