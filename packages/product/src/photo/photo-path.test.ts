import { expect, it } from 'vitest';
import { sampleGroup } from '../testing/sample-group.ts';
import { accountPhotoId } from './photo-path.ts';
import { shownPhotos } from './shown-photos.ts';

it.each([
  ['https://host/v0/b/bucket/o/users%2Fana%2Fphoto%2Fp1?alt=media&token=t', 'p1'],
  ['https://host/v0/b/bucket/o/users%2Fben%2Fphoto%2Fp1?alt=media', undefined],
  ['https://lh3.googleusercontent.com/a/photo', undefined],
  ['no address', undefined],
  [null, undefined],
])('finds the photo of %s', (url, id) => {
  expect(accountPhotoId(url, 'ana')).toBe(id);
});

it('shows photos only on people whose account is a member', () => {
  const group = sampleGroup({
    people: {
      a: { name: 'Ana', defaultWeight: 1, uid: 'ana' },
      b: { name: 'Ben', defaultWeight: 1, uid: 'ben' },
      c: { name: 'Cem', defaultWeight: 1 },
    },
    roles: { ana: 'owner', dan: 'viewer' },
    photos: { ana: 'p1', ben: 'p2', dan: 'p3' },
  });
  expect([...shownPhotos('g', group)]).toEqual([['a', 'groups/g/photos/ana/p1']]);
  const { photos: _, ...without } = group;
  expect(shownPhotos('g', without).size).toBe(0);
});
