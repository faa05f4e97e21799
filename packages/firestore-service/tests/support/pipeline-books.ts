import { doc, writeBatch, type CollectionReference } from 'firebase/firestore';
import { execute, type Pipeline } from 'firebase/firestore/pipelines';
import { freshCollection } from './sdk-client.ts';

/** Documents that tests of pipelines read, by their ids. */
export const BOOKS = {
  dune: { title: 'Dune', genre: 'sf', year: 1965, rating: 4.5, tags: ['desert', 'spice'] },
  emma: { title: 'Emma', genre: 'romance', year: 1815, rating: 4, tags: [] },
  solaris: { title: 'Solaris', genre: 'sf', year: 1961, rating: 4, author: { name: 'Lem' } },
  ulysses: { title: 'Ulysses', genre: 'modern', year: 1922, tags: ['dublin'] },
};

/** Writes them into a collection that no other test uses. */
export async function library(): Promise<CollectionReference> {
  const made = freshCollection();
  const batch = writeBatch(made.firestore);
  for (const [id, book] of Object.entries(BOOKS)) batch.set(doc(made, id), book);
  await batch.commit();
  return made;
}

/** The data of a pipeline's results. */
export async function rows(pipeline: Pipeline): Promise<unknown[]> {
  const { results } = await execute(pipeline);
  return results.map((result) => result.data());
}

/** The ids of a pipeline's results. */
export async function ids(pipeline: Pipeline): Promise<(string | undefined)[]> {
  const { results } = await execute(pipeline);
  return results.map(({ id }) => id);
}
