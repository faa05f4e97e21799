import { HttpError, type Message } from '@quits/service-base';
import { askFirestore, nameOf } from './ask-firestore.ts';
import type { DashboardSources } from './dashboard-sources.ts';
import { placeOf, textOf } from './data-pages.ts';

/** Handles the page's writes with administrator rights. */
export const dataWrites = {
  /** Creates a document; returns its id. */
  async create(sources: DashboardSources, body: Message): Promise<{ readonly id: string }> {
    const id = textOf(body, 'id');
    const made = await askFirestore(sources, 'CreateDocument', {
      ...placeOf(sources, textOf(body, 'collection')),
      ...(id === '' ? {} : { documentId: id }),
      document: { fields: body['fields'] },
    });
    return { id: String(made['name']).split('/').at(-1) ?? '' };
  },

  /** Sets or deletes one field of a document that exists. */
  async field(sources: DashboardSources, body: Message): Promise<void> {
    const path = namesOf(body['field']);
    const fieldPaths = [path.map(quoted).join('.')];
    const name = nameOf(sources, textOf(body, 'document'));
    const fields = body['value'] === null ? {} : nested(path, body['value']);
    const write = {
      update: { name, fields },
      updateMask: { fieldPaths },
      currentDocument: { exists: true },
    };
    const database = name.slice(0, name.indexOf('/documents'));
    await askFirestore(sources, 'Commit', { database, writes: [write] });
  },

  /** Deletes a document, but not the collections below it. */
  async delete(sources: DashboardSources, body: Message): Promise<void> {
    await askFirestore(sources, 'DeleteDocument', {
      name: nameOf(sources, textOf(body, 'document')),
    });
  },
};

function namesOf(field: unknown): readonly string[] {
  const isPath = Array.isArray(field) && field.length > 0;
  if (!isPath || !field.every((name): name is string => typeof name === 'string' && name !== '')) {
    throw new HttpError(400, 'field must be a path of names.');
  }
  return field;
}

function nested(path: readonly string[], value: unknown): Message {
  const [name = '', ...rest] = path;
  // A map without a prototype, because a field may be named `__proto__`.
  const fields: Record<string, unknown> = Object.create(null);
  fields[name] = rest.length === 0 ? value : { mapValue: { fields: nested(rest, value) } };
  return fields;
}

/** Quotes a name of a field path. */
function quoted(name: string): string {
  return `\`${name.replaceAll(/[\\`]/g, String.raw`\$&`)}\``;
}
