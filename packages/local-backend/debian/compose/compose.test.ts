import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@quits/tooling-presets/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { COMPOSE_FILE, type ComposeStage, CONTAINER, startComposeStage } from './compose-stage.ts';
import type { Visit } from './visit.ts';

let stage: ComposeStage;

beforeAll(async () => {
  stage = await startComposeStage();
}, 300_000);

afterAll(() => stage.stop());

/** Visits the published port from the containers' network. */
function visit(): Visit {
  const program = join(import.meta.dirname, 'visit.ts');
  const { status, output } = stage.run(process.execPath, '--conditions=@quits/source', program);
  expect(output).toContain('{');
  expect(status).toBe(0);
  return JSON.parse(output.slice(output.indexOf('{'))) as Visit;
}

const logged = () => stage.run('podman', 'logs', CONTAINER).output;
const inspect = (format: string) =>
  stage.run('podman', 'inspect', '--format', format, CONTAINER).output.trim();

/** Runs the health check as the compose file gives it. */
function isHealthy(): boolean {
  const { services } = parse(readFileSync(COMPOSE_FILE, 'utf8')) as {
    readonly services: {
      readonly quits: { readonly healthcheck: { readonly test: readonly string[] } };
    };
  };
  const [kind, ...command] = services.quits.healthcheck.test;
  expect(kind).toBe('CMD');
  return stage.run('podman', 'exec', CONTAINER, ...command).status === 0;
}

describe('compose.yaml', () => {
  it('is valid for Docker Compose', () => {
    const { status, output } = stage.run('docker-compose', '-f', COMPOSE_FILE, 'config', '--quiet');
    expect({ status, output }).toEqual({ status: 0, output: '' });
  });

  it('starts a healthy server without rights, and prints the link of the administrator', async () => {
    stage.compose('up', '-d');
    await eventually(() => expect(logged()).toContain('Ready at'));
    expect(logged()).toMatch(
      /Become an administrator within an hour: https:\/\/quits\.example\.org\//,
    );
    expect(isHealthy()).toBe(true);
    expect(inspect('{{.HostConfig.ReadonlyRootfs}} {{.HostConfig.Memory}}')).toBe(
      `true ${2 ** 30}`,
    );
    expect(inspect('{{.EffectiveCaps}} {{.HostConfig.SecurityOpt}}')).toBe(
      '[] [no-new-privileges]',
    );
    expect(
      stage.run('podman', 'exec', CONTAINER, '/usr/bin/node', '-p', 'process.getuid()'),
    ).toEqual({ status: 0, output: '10001\n' });
  });

  it('serves the app at the published port, and keeps the data when it is taken down', async () => {
    expect(visit()).toEqual({ ready: 200, hasPage: true, made: 200 });
    stage.compose('stop');
    expect(inspect('{{.State.ExitCode}}')).toBe('0');
    expect(logged()).toContain('Stopped.');
    stage.compose('down');
    stage.compose('up', '-d');
    await eventually(() => expect(logged()).toContain('Ready at'));
    // The group exists already.
    expect(visit()).toEqual({ ready: 200, hasPage: true, made: 409 });
    expect(logged()).not.toMatch(/"level":"(?:error|warn)"(?!.*--smtp)/);
  });
});
