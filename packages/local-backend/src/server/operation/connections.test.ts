import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createConnections } from './connections.ts';

function socketOf(address: string): Socket {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  return socket;
}

it('closes the connections of an address beyond its limit, and of no other', () => {
  const connections = createConnections(100, { atOnce: 2, mayOpen: () => true });
  const open = (address: string) => {
    const socket = socketOf(address);
    connections.add(socket);
    return socket;
  };
  const first = open('192.0.2.1');
  expect(open('::ffff:192.0.2.1').destroyed).toBe(false);
  expect(open('192.0.2.1').destroyed).toBe(true);
  expect(open('192.0.2.2').destroyed).toBe(false);
  expect(connections.count).toBe(3);
  first.emit('close');
  expect(open('192.0.2.1').destroyed).toBe(false);
  expect(connections.count).toBe(3);
});

it('closes new connections of an address that opens too many', () => {
  const connections = createConnections(100, { atOnce: 9, mayOpen: (of) => of !== '192.0.2.1' });
  const [refused, other] = [socketOf('192.0.2.1'), socketOf('192.0.2.2')];
  for (const socket of [refused, other]) connections.add(socket);
  expect([refused.destroyed, other.destroyed, connections.count]).toEqual([true, false, 1]);
});
