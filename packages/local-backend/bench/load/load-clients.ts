import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Message } from '@quits/service-base';
import { Channel, type ServerAddress } from './channel.ts';
import { addExpenseWrites, DATABASE, targetsOf } from './group-data.ts';
import type { Member } from './load-server.ts';

/** Work of a process with clients. */
export type ClientTask =
  | {
      readonly kind: 'connect';
      readonly address: ServerAddress;
      readonly members: readonly Member[];
    }
  | {
      readonly kind: 'write';
      /** Commits of each group in a second. */
      readonly rate: number;
      readonly seconds: number;
      readonly groupSize: number;
    };

/** One commit; times are in ms of a clock that all processes share. */
interface TimedWrite {
  readonly group: string;
  readonly sent: number;
  acknowledged?: number;
  /** Version of the database in µs, as the server says it. */
  version?: number;
}

/** A snapshot that a member received. */
interface TimedSnapshot {
  readonly at: number;
  readonly version: number;
}

/** Results of a process. */
export interface ClientResult {
  readonly writes: readonly TimedWrite[];
  /** By member. */
  readonly snapshots: readonly { readonly group: string; readonly got: readonly TimedSnapshot[] }[];
  /** Streams of writes that the server ended, each with its reason. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Streams of members that the server ended. */
  readonly lost: number;
  /** Of the members' streams: text in UTF-16 code units, and compressed bytes. */
  readonly text: number;
  readonly bytes: number;
  /** Longest and 99th percentile of the delays of this process's own event loop, in ms. */
  readonly ownDelay: readonly [p99: number, longest: number];
}

interface Listener {
  readonly member: Member;
  readonly channel: Channel;
  got: TimedSnapshot[];
}

/** Longest time for the last answers, in ms. */
const PATIENCE = 20_000;
const CONNECTING = 20;
/** The SDK's waits after a stream was refused, in ms, and their growth. */
const FIRST_BACK_OFF = 1000;
const BACK_OFF = 1.5;

const listeners: Listener[] = [];
let lost = 0;

process.on('message', (task: ClientTask) => {
  const work = task.kind === 'connect' ? connectAll(task) : writeAll(task);
  void work.then((result) => process.send?.(result ?? {}));
});
process.on('disconnect', () => process.exit(0));

/** Milliseconds of the system's monotonic clock, the same in all processes. */
function now(): number {
  return Number(process.hrtime.bigint() / 1000n) / 1000;
}

async function connectAll({ address, members }: Extract<ClientTask, { kind: 'connect' }>) {
  server = address;
  const queue = [...members];
  const connect = async () => {
    for (let member = queue.pop(); member !== undefined; member = queue.pop()) {
      // oxlint-disable-next-line no-await-in-loop -- A few at a time.
      await listen(address, member);
    }
  };
  await Promise.all(Array.from({ length: CONNECTING }, connect));
}

let server: ServerAddress = { port: 0 };

function listen(address: ServerAddress, member: Member): Promise<void> {
  return new Promise((resolve, reject) => {
    let current = 0;
    const onText = (text: string) => {
      if (current < 4) {
        current += text.split('"CURRENT"').length - 1;
        if (text.includes('"cause"')) reject(new Error(`Refused: ${text}`));
        if (current >= 4) resolve();
      }
      const version = versionIn(text);
      if (version !== undefined) listener.got.push({ at: now(), version });
    };
    const channel = new Channel(address, 'Listen', member, {
      onText,
      onSnapshot: (time) => listener.got.push({ at: now(), version: microseconds(time) }),
      onOver: () => {
        lost += 1;
      },
    });
    const listener: Listener = { member, channel, got: [] };
    listeners.push(listener);
    channel.open(targetsOf(member.group, member.uid)).catch(reject);
  });
}

/** Returns the version of the last snapshot in a text. */
function versionIn(text: string): number | undefined {
  const at = text.lastIndexOf('"NO_CHANGE"');
  if (at === -1) return undefined;
  const time = /"readTime":"([^"]+)"/.exec(text.slice(at))?.[1];
  return time === undefined ? undefined : microseconds(time);
}

/** Returns a timestamp as a number, which unlike a part of a text doesn't keep all of it in memory. */
function microseconds(time: string): number {
  const [seconds = '', fraction = ''] = time.slice(0, -1).split('.');
  return Date.parse(`${seconds}Z`) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
}

async function writeAll({
  rate,
  seconds,
  groupSize,
}: Extract<ClientTask, { kind: 'write' }>): Promise<ClientResult> {
  for (const listener of listeners) {
    listener.got = [];
    listener.channel.received = 0;
  }
  const bytesBefore = listeners.reduce((sum, { channel }) => sum + channel.bytes, 0);
  const writes: TimedWrite[] = [];
  const refusals: Record<string, number> = {};
  // The first member of each group writes.
  const byGroup = Map.groupBy(listeners, ({ member }) => member.group);
  const writers = [...byGroup.values()].flatMap(([first]) => first ?? []);
  const opened = await Promise.all(writers.map(({ member }) => openWriter(member, refusals)));
  const interval = 1000 / rate;
  const own = monitorEventLoopDelay({ resolution: 5 });
  own.enable();
  const begun = now();
  await Promise.all(
    opened.map(async (writer, n) => {
      const count = Math.round(rate * seconds);
      for (let i = 0; i < count; i += 1) {
        // Spread over the interval, so that the groups don't all write at once.
        const due = begun + (i + n / opened.length) * interval;
        // oxlint-disable-next-line no-await-in-loop -- At its time, whether or not the last one was answered.
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - now())));
        const write: TimedWrite = { group: writer.member.group, sent: due };
        writes.push(write);
        writer.send(write, addExpenseWrites(write.group, writer.member.uid, groupSize));
      }
    }),
  );
  const deadline = now() + PATIENCE;
  const isOver = () => {
    const last = new Map<string, number>();
    for (const { group, version } of writes) {
      if (version !== undefined && version > (last.get(group) ?? 0)) last.set(group, version);
    }
    return (
      opened.every((writer) => writer.waiting.length === 0) &&
      listeners.every(({ member, got }) => {
        const wanted = last.get(member.group);
        return wanted === undefined || (got.at(-1)?.version ?? 0) >= wanted;
      })
    );
  };
  while (!isOver() && now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- Waits for a condition.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const writer of opened) writer.close();
  own.disable();
  return {
    ownDelay: [own.percentile(99) / 1e6, own.max / 1e6],
    writes,
    snapshots: listeners.map(({ member: { group }, got }) => ({ group, got })),
    refusals,
    lost,
    text: listeners.reduce((sum, { channel }) => sum + channel.received, 0),
    bytes: listeners.reduce((sum, { channel }) => sum + channel.bytes, 0) - bytesBefore,
  };
}

interface Writer {
  readonly member: Member;
  /** Commits that were not acknowledged, the oldest first. */
  readonly waiting: readonly TimedWrite[];
  send(write: TimedWrite, writes: readonly Message[]): void;
  close(): void;
}

interface Unanswered {
  readonly write: TimedWrite;
  readonly writes: readonly Message[];
}

/** Opens a stream of writes. If the server ends it, it is opened again after a while, as the SDK does, and nothing is lost. */
async function openWriter(member: Member, refusals: Record<string, number>): Promise<Writer> {
  let waiting: Unanswered[] = [];
  let channel: Channel | undefined;
  let attempts = 0;

  async function open(): Promise<void> {
    let isReady = false;
    channel = await new Promise<Channel>((resolve, reject) => {
      const onText = (text: string, own: Channel) => {
        if (text.includes('"streamId"')) isReady = true;
        for (const [, time = ''] of text.matchAll(/"commitTime":"([^"]+)"/g)) {
          const first = waiting.shift();
          if (first === undefined) continue;
          attempts = 0;
          first.write.acknowledged = now();
          first.write.version = microseconds(time);
        }
        const status = /"status":"([A-Z_]+)"/.exec(text)?.[1];
        if (status !== undefined) {
          refusals[status] = (refusals[status] ?? 0) + 1;
          channel = undefined;
          own.close();
          attempts += 1;
          setTimeout(() => void open(), FIRST_BACK_OFF * BACK_OFF ** (attempts - 1)).unref();
        }
        if (isReady) resolve(own);
      };
      const opened = new Channel(server, 'Write', member, { onText, onOver: () => undefined });
      opened.open([{ database: DATABASE }]).catch(reject);
    });
    // Those that are waiting go first.
    const again = waiting.map(({ writes }) => ({ streamToken: 'AA==', writes }));
    if (again.length > 0) void channel.forward(again);
  }

  await open();
  return {
    member,
    get waiting() {
      return waiting.map(({ write }) => write);
    },
    send(write, writes) {
      waiting.push({ write, writes });
      void channel?.forward([{ streamToken: 'AA==', writes }]);
    },
    close() {
      waiting = [];
      channel?.close();
    },
  };
}
