import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parseServeArguments } from '../src/cli/serve-arguments.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const UNIT = readFileSync(join(ROOT, 'tooling/image/quits.service'), 'utf8');
/** Exposure from 0 (none) to 100 that systemd computes; it calls up to 20 "OK". */
const MOST_EXPOSURE = 20;

it('has a systemd unit that is valid, hardened, and starts the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quits-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'etc/systemd/system'), { recursive: true });
  const file = join(folder, 'etc/systemd/system/quits.service');
  writeFileSync(file, UNIT);
  const analyze = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  };
  const exposure = analyze('security', '--offline=true', `--threshold=${MOST_EXPOSURE}`, file);
  expect(exposure).toMatchObject({ status: 0, output: expect.stringContaining('OK') });
  expect(exposure.output).not.toContain('Unknown');
  // The process of functions is reached by a socket of this family.
  expect(UNIT).toMatch(/^RestrictAddressFamilies=.*AF_UNIX/m);

  const [, command = ''] = /^ExecStart=\/usr\/bin\/node \S+ (.*)$/mu.exec(UNIT) ?? [];
  const shown = command.replaceAll('/opt/quits/rules', join(ROOT, 'apps/web/firebase'));
  const parsed = parseServeArguments(shown.split(' '), { QUITS_DATA: '/var/lib/quits' });
  expect(parsed).toMatchObject({
    json: true,
    options: {
      url: 'https://quits.example.org',
      data: '/var/lib/quits',
      functionsFolder: '/opt/quits/functions',
      operations: { port: 9464 },
    },
  });
});
