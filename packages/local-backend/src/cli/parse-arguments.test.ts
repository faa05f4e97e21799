import { describe, expect, it } from 'vitest';
import { parseArguments, type Command } from './parse-arguments.ts';

function startOf(args: string[], environment: Record<string, string> = {}) {
  const command: Command = parseArguments(args, environment);
  if (command.kind !== 'start') throw new Error(`${command.kind} instead of start`);
  return command;
}

it('keeps data in a folder, on the usual ports, when nothing is said', () => {
  expect(startOf([]).options).toMatchObject({
    port: 8787,
    firestorePort: 8788,
    data: { kind: 'folder', path: '.quits' },
    emulatorTokens: false,
  });
});

it('takes free ports for both when asked for one', () => {
  expect(startOf(['-p', '0']).options).toMatchObject({ port: 0, firestorePort: 0 });
});

describe('the environment', () => {
  it('stands in for options that are not given', () => {
    const { options, json, exportFolder } = startOf(['--port', '9000'], {
      QUITS_PORT: '1',
      QUITS_DATA: '/data',
      QUITS_JSON: '1',
      QUITS_EXPORT: '/export',
      QUITS_EMULATOR_TOKENS: '0',
    });
    expect(options).toMatchObject({ port: 9000, data: { kind: 'folder', path: '/data' } });
    expect([options.emulatorTokens, json, exportFolder]).toEqual([false, true, '/export']);
  });

  it('does not keep somebody from asking for memory', () => {
    expect(startOf(['--memory'], { QUITS_DATA: '/data' }).options.data).toEqual({ kind: 'memory' });
  });

  it('is checked like the options', () => {
    expect(() => startOf([], { QUITS_PORT: '70000' })).toThrow('--port must be a number');
  });
});

it('needs a sender for a mail server', () => {
  expect(() => startOf(['--smtp', 'smtp://mail.example'])).toThrow('--smtp-from');
  expect(() => startOf(['--smtp', 'mail.example', '--smtp-from', 'a@b.c'])).toThrow(
    'must be a URL',
  );
  expect(startOf(['--smtp', 'smtp://mail.example', '--smtp-from', 'a@b.c']).options.smtp).toEqual({
    url: 'smtp://mail.example',
    from: 'a@b.c',
  });
});

it('holds quotas only when it is told to', () => {
  expect(startOf([]).options.quotas).toBeUndefined();
  expect(startOf(['--quotas', 'production']).options.quotas).toBe('production');
  expect(() => startOf(['--quotas', 'all'])).toThrow('--quotas must be "counted" or "production"');
});

it('leaves the provider page and the dashboard out', () => {
  expect(startOf([]).options).not.toHaveProperty('providerPage');
  expect(startOf(['--no-provider-page', '--no-dashboard']).options).toMatchObject({
    providerPage: false,
    dashboard: false,
  });
});
