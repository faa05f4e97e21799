import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateOf } from '@quits/identity-service';
import { eventually } from '@quits/tooling-presets/eventually';
import { freePort } from '../tests/support/server-stage.ts';

/** A test authority, for which every host name leads to this machine. */
export interface RunningPebble {
  readonly directory: string;
  /** PEM file of the certificate of its own address. */
  readonly authorityFile: string;
  stop(): Promise<void>;
}

/** Starts an authority that checks host names at a port, in place of port 80. */
export async function startPebble(httpPort: number): Promise<RunningPebble> {
  const folder = mkdtempSync(join(tmpdir(), 'quits-pebble-'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const authorityFile = join(folder, 'cert.pem');
  writeFileSync(authorityFile, certificateOf(privateKey, 'localhost'));
  writeFileSync(join(folder, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const port = async () => `127.0.0.1:${await freePort()}`;
  const [listenAddress, managementListenAddress, dns, management] = await Promise.all([
    port(),
    port(),
    port(),
    port(),
  ]);
  const config = {
    pebble: {
      listenAddress,
      managementListenAddress,
      certificate: authorityFile,
      privateKey: join(folder, 'key.pem'),
      httpPort,
      tlsPort: 0,
      ocspResponderURL: '',
    },
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const env = { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '20' };
  const names = spawn(
    'pebble-challtestsrv',
    [
      '-defaultIPv6',
      '',
      '-defaultIPv4',
      '127.0.0.1',
      '-dns01',
      dns,
      '-management',
      management,
    ].concat(['-http01', '', '-https01', '', '-tlsalpn01', '']),
    { stdio: 'ignore' },
  );
  const authority = spawn('pebble', ['-config', join(folder, 'config.json'), '-dnsserver', dns], {
    env,
    stdio: 'ignore',
  });
  const directory = `https://localhost:${listenAddress.split(':')[1]}/dir`;
  // Its certificate is trusted by the server only, so ask by the lowest layer.
  await eventually(async () => {
    const { connect } = await import('node:net');
    const [host = '', tcpPort = ''] = listenAddress.split(':');
    const socket = connect(Number(tcpPort), host);
    await once(socket, 'connect');
    socket.destroy();
  });
  return {
    directory,
    authorityFile,
    async stop() {
      await Promise.all([ended(names), ended(authority)]);
      rmSync(folder, { recursive: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
