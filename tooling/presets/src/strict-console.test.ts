import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { allowConsole } from './allow-console.ts';
import { expectConsole } from './expect-console.ts';

describe('the console of a test', () => {
  it.fails('must stay silent', () => {
    console.error('nobody expected this');
  });

  it.fails('hears what the runtime warns of', async () => {
    // Node's own listener would print the warning.
    const printers = process.listeners('warning').filter(({ name }) => name === 'onWarning');
    for (const print of printers) process.off('warning', print);
    const emitter = new EventEmitter();
    for (let count = 0; count < 11; count += 1) emitter.on('event', () => count);
    await setImmediate();
    for (const print of printers) process.on('warning', print);
  });

  it('may say what is expected', () => {
    expectConsole('warn', /^expected: \d+$/);
    console.warn('expected:', 1);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('may contain allowed messages, or none', () => {
    allowConsole(/^allowed$/);
    allowConsole(/^not printed$/);
    console.error('allowed');
  });

  it.fails('must not contain messages other than allowed ones', () => {
    allowConsole(/^allowed$/);
    console.error('something else');
  });

  it.fails('must say what is expected', () => {
    expectConsole('warn', /expected/);
  });

  it.fails('must say no more than what is expected', () => {
    expectConsole('warn', /^expected$/);
    console.warn('expected');
    console.warn('something else');
  });
});
