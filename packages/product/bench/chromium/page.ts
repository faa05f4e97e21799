// Runs in the browser: plays histories with the SDK's IndexedDB. The process that serves the page holds the gates to the backend.
import { setLogLevel } from 'firebase/firestore';
import type { Gate } from '../../tests/model/gate.ts';
import { search } from '../../tests/model/search.ts';

/** Histories for one page to play. */
export interface PageRun {
  readonly from: number;
  readonly histories: number;
  readonly steps: number;
  readonly atOnce: number;
}

/** Outcome of a history. */
export interface PagePlayed {
  readonly seed: number;
  /** Number of histories that are done, counted from the first one up to the first unfinished one. */
  readonly done: number;
  readonly findings: readonly string[];
}

declare global {
  var playHistories: (run: PageRun) => Promise<number>;
  /** Provided by the process. */
  var notePlayed: (played: PagePlayed) => void;
  /** Provided by the process. */
  var noteCase: (source: string) => void;
}

setLogLevel('silent');

globalThis.playHistories = async (run) => {
  const cases = await search({
    ...run,
    backend: { openGate: async () => openRemoteGate(), stop: () => Promise.resolve() },
    onPlayed: (seed, { findings }, done) =>
      globalThis.notePlayed({
        seed,
        done,
        findings: findings.map(({ property, what }) => `(${property}) ${what}`),
      }),
    onCase: (source) => globalThis.noteCase(source),
  });
  return cases.length;
};

function openRemoteGate(): Gate {
  const { id, port } = JSON.parse(ask('gates')) as { id: number; port: number };
  return {
    port,
    open: () => void ask(`gates/${id}/open`),
    deafen: () => void ask(`gates/${id}/deafen`),
    cut: () => void ask(`gates/${id}/cut`),
    hangUp: () => void ask(`gates/${id}/hangUp`),
    close: async () => void ask(`gates/${id}/close`),
  };
}

/** Sends a request to the process that serves the page; synchronously, because a gate's methods are. */
function ask(path: string): string {
  const request = new XMLHttpRequest();
  request.open('POST', path, false);
  request.send();
  return request.responseText;
}
