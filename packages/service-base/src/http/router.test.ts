import { expect, it } from 'vitest';
import { createRouter, type Route } from './router.ts';

function route(path: string, method: Route['method'] = 'GET'): Route {
  return { method, path, crossOrigin: 'none', handle: () => ({ status: 200 }) };
}

it('fits parts of a path, a verb behind a colon and a rest', () => {
  const router = createRouter([
    route('/v1/projects/{project}/accounts:lookup', 'POST'),
    route('/v0/b/{bucket}/o/{object=**}'),
  ]);
  expect(router.find('POST', '/v1/projects/p1/accounts:lookup')?.params).toEqual({ project: 'p1' });
  expect(router.find('GET', '/v0/b/x/o/a%2Fb/c')?.params).toEqual({ bucket: 'x', object: 'a/b/c' });
  expect(router.find('GET', '/v1/projects/p1/accounts:lookup')).toBeUndefined();
  expect(router.methods('/v1/projects/p1/accounts:lookup')).toEqual(['POST']);
});

it('takes characters of a pattern for themselves', () => {
  const router = createRouter([route('/a.b')]);
  expect(router.find('GET', '/axb')).toBeUndefined();
  expect(router.find('GET', '/a.b')).toBeDefined();
});

it('refuses broken percent-encoding', () => {
  const router = createRouter([route('/{name}')]);
  expect(() => router.find('GET', '/%E0%A4%A')).toThrow('percent-encoding');
});
