import { expect, it } from 'vitest';
import { photoPath } from './photo-path.ts';

it('finds the own stored photo in its address, and nothing else', () => {
  const address =
    'http://localhost:8787/v0/b/demo.appspot.com/o/users%2Fana%2Fphoto%2Fp1?alt=media';
  expect(photoPath(address, 'users/ana/photo/')).toBe('users/ana/photo/p1');
  expect(photoPath(address, 'users/ben/photo/')).toBeUndefined();
  expect(
    photoPath('https://lh3.googleusercontent.com/a/photo', 'users/ana/photo/'),
  ).toBeUndefined();
  expect(photoPath(null, 'users/ana/photo/')).toBeUndefined();
});
