import { spawnSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { sendRaw, startServerStage } from '../tests/support/server-stage.ts';

it("has metrics in which Prometheus' own check finds nothing to improve", async () => {
  const stage = await startServerStage({ operations: { port: 0 } });
  onTestFinished(() => stage.stop());
  await stage.send({ path: '/' });
  await stage.send({ path: '/missing.js' });
  const port = stage.server.operationsPort ?? 0;
  const { body } = await sendRaw(port, false, 'localhost', { path: '/metrics' });
  expect(body).toMatch(/^quits_http_requests_total\{service="app",status="4xx"\} 1$/m);
  const check = spawnSync('promtool', ['check', 'metrics'], { input: body, encoding: 'utf8' });
  expect({ status: check.status, output: check.stdout + check.stderr }).toEqual({
    status: 0,
    output: '',
  });
});
