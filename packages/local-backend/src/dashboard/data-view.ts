import { escapeHtml, type Message } from '@quits/service-base';
import type { DashboardSources } from './dashboard-sources.ts';
import { code, link, table, type Cell } from './html.ts';

const PAGE_SIZE = 100;
const LONGEST_SUMMARY = 240;

/** Documents and collections at a path; an even number of segments is a document. */
export async function data(
  sources: DashboardSources,
  path: string,
  pageToken: string | null,
): Promise<string> {
  const segments = path.split('/').filter((segment) => segment !== '');
  const title = `<h1>Data</h1><p>${crumbs(segments)}</p>`;
  const isCollection = segments.length % 2 === 1;
  if (isCollection) return title + (await collection(sources, segments, pageToken));
  return title + (await document(sources, segments)) + (await collections(sources, segments));
}

async function collection(
  sources: DashboardSources,
  segments: readonly string[],
  pageToken: string | null,
): Promise<string> {
  const reply = await ask(sources, 'ListDocuments', {
    parent: nameOf(sources, segments.slice(0, -1)),
    collectionId: segments.at(-1),
    pageSize: PAGE_SIZE,
    showMissing: true,
    ...(pageToken === null ? {} : { pageToken }),
  });
  const documents = (reply['documents'] ?? []) as Message[];
  const rows = documents.map((found) => {
    const id = String(found['name']).split('/').at(-1) ?? '';
    return [link(addressOf([...segments, id]), id), summary(plain(found['fields']))];
  });
  const next = reply['nextPageToken'];
  const onward =
    typeof next === 'string' && next !== ''
      ? `<p><a href="${escapeHtml(`${addressOf(segments)}?page=${encodeURIComponent(next)}`)}">More</a></p>`
      : '';
  return table(['Document', 'Fields'], rows, 'No document is here.') + onward;
}

async function document(sources: DashboardSources, segments: readonly string[]): Promise<string> {
  if (segments.length === 0) return '';
  try {
    const found = await ask(sources, 'GetDocument', { name: nameOf(sources, segments) });
    const fields = (found['fields'] ?? {}) as Readonly<Record<string, unknown>>;
    const rows = Object.entries(fields).map(([name, value]): Cell[] => [name, code(value)]);
    return `<h2>Fields</h2>${table(['Field', 'Value'], rows, 'The document is empty.')}`;
  } catch {
    return '<p class="quiet">This document does not exist; it only holds collections.</p>';
  }
}

async function collections(
  sources: DashboardSources,
  segments: readonly string[],
): Promise<string> {
  const reply = await ask(sources, 'ListCollectionIds', { parent: nameOf(sources, segments) });
  const ids = (reply['collectionIds'] ?? []) as string[];
  const rows = ids.map((id) => [link(addressOf([...segments, id]), id)]);
  return `<h2>Collections</h2>${table(['Collection'], rows, 'No collection is here.')}`;
}

/** The beginning of a document, in one line. */
function summary(fields: unknown): Cell {
  const text = typeof fields === 'string' ? fields : JSON.stringify(fields);
  const shown = text.length > LONGEST_SUMMARY ? `${text.slice(0, LONGEST_SUMMARY)} …` : text;
  return { html: `<code>${escapeHtml(shown)}</code>` };
}

function ask(
  { firestore, authorization }: DashboardSources,
  method: 'GetDocument' | 'ListDocuments' | 'ListCollectionIds',
  request: Message,
): Promise<Message> {
  return firestore.unary(method, request, { authorization });
}

function nameOf({ project }: DashboardSources, segments: readonly string[]): string {
  return [`projects/${project}/databases/(default)/documents`, ...segments].join('/');
}

function addressOf(segments: readonly string[]): string {
  return `/__/data/${segments.map(encodeURIComponent).join('/')}`;
}

function crumbs(segments: readonly string[]): string {
  const parts = segments.map((segment, index) => {
    const address = addressOf(segments.slice(0, index + 1));
    return `<a href="${escapeHtml(address)}">${escapeHtml(segment)}</a>`;
  });
  return ['<a href="/__/data">(default)</a>', ...parts].join(' / ');
}

/** Fields without the names of their types, for an overview. */
function plain(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return '(only holds collections)';
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, plainValue(value)]),
  );
}

function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const [entry] = Object.entries(value);
  const [type, content] = entry ?? ['', null];
  if (type === 'mapValue') return plain((content as Message)['fields'] ?? {});
  if (type === 'arrayValue') {
    return ((content as { values?: unknown[] }).values ?? []).map(plainValue);
  }
  return type === 'integerValue' ? Number(content) : content;
}
