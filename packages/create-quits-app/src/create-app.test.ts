import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTemplate } from '../build/write-template.ts';
import { createApp } from './create-app.ts';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'create-quits-app-'));
});

afterEach(() => rmSync(parent, { recursive: true }));

async function codeOf(folder: string): Promise<string> {
  const created = await createApp(folder);
  return created.ok ? 'created' : created.error.code;
}

test('creates all files of the template, under the name of the folder', async () => {
  const folder = join(parent, 'my-notes');
  expect(await createApp(folder)).toEqual({ ok: true, value: { folder, name: 'my-notes' } });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'my-notes', private: true });
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(['start', 'test']));
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('node_modules/');
  expect(readdirSync(folder)).not.toContain('gitignore');
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).not.toContain('repository');
});

test('has the template of the example as it is now', () => {
  const now = join(parent, 'now');
  writeTemplate(resolve(import.meta.dirname, '../../..'), now);
  const built = new URL('../dist/template/', import.meta.url).pathname;
  const contents = (folder: string) => {
    const files = globSync('**/*.*', { cwd: folder });
    return Object.fromEntries(
      files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
    );
  };
  expect(Object.keys(contents(now)).length).toBeGreaterThan(10);
  expect(contents(built)).toEqual(contents(now));
});

test('takes an empty folder, and one with a new Git repository', async () => {
  mkdirSync(join(parent, 'empty'));
  expect(await codeOf(join(parent, 'empty'))).toBe('created');
  mkdirSync(join(parent, 'cloned/.git'), { recursive: true });
  expect(await codeOf(join(parent, 'cloned'))).toBe('created');
});

test('leaves a folder with files as it is', async () => {
  const folder = join(parent, 'my-notes');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), 'mine');
  const created = await createApp(folder);
  expect(created.ok ? undefined : created.error.code).toBe('create/folder-not-empty');
  expect(created.ok ? '' : created.error.message).toContain(folder);
  expect(readdirSync(folder)).toEqual(['package.json']);
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe('mine');
});

test.each(['My Notes', '.hidden', '_private', 'node_modules', 'ä', 'x'.repeat(215)])(
  'refuses the name %s, and creates nothing',
  async (name) => {
    expect(await codeOf(join(parent, name))).toBe('create/invalid-name');
    expect(readdirSync(parent)).toEqual([]);
  },
);

test('refuses the place of a file', async () => {
  writeFileSync(join(parent, 'file'), '');
  expect(await codeOf(join(parent, 'file'))).toBe('create/not-a-folder');
  expect(await codeOf(join(parent, 'file/inside'))).toBe('create/not-a-folder');
});

test('says what could not be written', async () => {
  expect(await codeOf(join(parent, 'x'.repeat(300), 'my-notes'))).toBe('create/not-written');
});
