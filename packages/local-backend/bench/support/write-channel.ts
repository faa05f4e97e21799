import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { Message } from '@quits/service-base';

/** A write stream over WebChannel, as in a browser. */
export interface WriteChannel {
  /** Sends one batch and resolves when its result arrives. */
  write(writes: readonly Message[]): Promise<void>;
  stop(): void;
}

/** Opens a write stream of an administrator. */
export async function openWriteChannel(port: number, database: string): Promise<WriteChannel> {
  const agent = new Agent({ keepAlive: true });
  const base = `http://127.0.0.1:${port}/google.firestore.v1.Firestore/Write/channel`;
  const waiting: (() => void)[] = [];
  let lastArray = 0;
  let next = 1;
  let rest = '';

  function send(query: string, body?: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const call = httpRequest(`${base}?VER=8&${query}`, { agent, method, headers }, resolve);
      call.on('error', reject);
      call.end(body);
    });
  }

  function post(query: string, offset: number, message: Message): Promise<IncomingMessage> {
    const data = encodeURIComponent(JSON.stringify(message));
    return send(query, `${HEADERS}&count=1&ofs=${offset}&req0___data__=${data}`);
  }

  function take(text: string): void {
    rest += text;
    for (;;) {
      const newline = rest.indexOf('\n');
      const length = Number(rest.slice(0, newline));
      if (newline === -1 || rest.length < newline + 1 + length) return;
      const chunk = rest.slice(newline + 1, newline + 1 + length);
      rest = rest.slice(newline + 1 + length);
      for (const [id, [payload]] of JSON.parse(chunk) as [number, [unknown]][]) {
        lastArray = id;
        if (JSON.stringify(payload).includes('"commitTime"')) waiting.shift()?.();
      }
    }
  }

  async function hang(): Promise<void> {
    const response = await send(`RID=rpc&SID=${sid}&AID=${lastArray}&CI=0&TYPE=xmlhttp`);
    response.setEncoding('utf8').on('data', take);
    response.on('end', () => void hang());
    response.on('error', () => undefined);
  }

  const greeting = await textOf(await post('RID=1&CVER=22', 0, { database }));
  const [[, [, sid]]] = JSON.parse(greeting.slice(greeting.indexOf('\n') + 1)) as [
    [number, string[]],
  ];
  await hang();
  return {
    async write(writes) {
      const done = new Promise<void>((resolve) => waiting.push(resolve));
      const number = next++;
      const query = `SID=${sid}&RID=${number + 1}&AID=${lastArray}`;
      await textOf(await post(query, number, { streamToken: 'AA==', writes }));
      await done;
    },
    stop: () => agent.destroy(),
  };
}

const HEADERS = `headers=${encodeURIComponent('Authorization:Bearer owner\r\n')}`;

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return text;
}
