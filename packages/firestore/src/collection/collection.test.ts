import { type } from 'arktype';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCollection } from './define-collection.ts';
import { migrations } from './migrations.ts';
import { generateId } from './generate-id.ts';
import { parseDocument } from './parse-document.ts';
import { documentPath, resolvePath } from './path.ts';

describe('a path', () => {
  it('takes its parameters', () => {
    expect(resolvePath('a/{x}/b/{y}/c', { x: '1', y: '2' })).toBe('a/1/b/2/c');
    expect(documentPath('a', 'id')).toBe('a/id');
  });

  it.each([{}, { x: '' }, { x: 'a/b' }])('refuses parameters such as %j', (params) => {
    expect(() => resolvePath('a/{x}/b', params)).toThrow(TypeError);
  });
});

describe('an id', () => {
  it('is twenty letters and digits, each time others', () => {
    const ids = Array.from({ length: 200 }, generateId);
    expect(ids.every((id) => /^[A-Za-z0-9]{20}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(200);
  });
});

describe('a collection', () => {
  it.each([
    ['valibot', v.object({ name: v.string(), at: v.date() })],
    ['zod', z.object({ name: z.string(), at: z.date() })],
    ['arktype', type({ name: 'string', at: 'Date' })],
  ])('takes a schema of %s', (_, schema) => {
    const people = defineCollection({ path: 'people', schema });
    const ann = { name: 'Ann', at: new Date(0) };
    expect(parseDocument(people, ann)).toEqual({ ok: true, value: ann });
    expect(parseDocument(people, { name: 3, at: new Date(0) })).toMatchObject({
      ok: false,
      issues: [{ field: 'name' }],
    });
  });
});

describe('a stored document', () => {
  const people = defineCollection({
    path: 'people',
    schema: v.object({ name: v.object({ first: v.string() }), shape: v.number() }),
    migrations: migrations({
      field: 'shape',
      current: 2,
      steps: {
        0: (data) => ({ first: data['givenName'] }),
        1: ({ first }) => ({ name: { first } }),
      },
    }),
  });

  it('is brought up to date step by step', () => {
    const expected = { ok: true, value: { name: { first: 'Ann' }, shape: 2 } };
    expect(parseDocument(people, { givenName: 'Ann' })).toEqual(expected);
    expect(parseDocument(people, { first: 'Ann', shape: 1 })).toEqual(expected);
    expect(parseDocument(people, { name: { first: 'Ann' }, shape: 2 })).toEqual(expected);
  });

  it('names the field that does not fit', () => {
    expect(parseDocument(people, { name: { first: 3 }, shape: 2 })).toMatchObject({
      ok: false,
      issues: [{ field: 'name.first' }],
    });
  });

  it('is left out when a newer app wrote it', () => {
    expect(parseDocument(people, { shape: 3 })).toMatchObject({
      ok: false,
      issues: [{ field: 'shape' }],
    });
  });

  it('is left out when a validator throws or answers later', () => {
    const asynchronous = defineCollection({
      path: 'a',
      schema: v.objectAsync({
        x: v.pipeAsync(
          v.string(),
          v.checkAsync(async () => true),
        ),
      }),
    });
    expect(parseDocument(asynchronous, { x: 'y' })).toMatchObject({ ok: false });
  });
});
