import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { QrCode } from './qr-code.tsx';

test('is an image with a name, with finder patterns in three corners and a quiet zone', async () => {
  const screen = await render(<QrCode value="https://quits.example/join" label="Link to join" />);
  const image = screen.getByRole('img', { name: 'Link to join' }).element();
  const path = image.querySelector('path')?.getAttribute('d') ?? '';
  expect(path).toContain('M4 4h7v1H4z');
  const size = Number(image.getAttribute('viewBox')?.split(' ')[2]);
  expect(path).toContain(`M${size - 11} 4h7v1H${size - 11}z`);
  expect(path).toContain(`M4 ${size - 5}h7v1H4z`);
});

test('has version 13 for the 331 bytes that a SEPA code may have, at level M', async () => {
  // Version 13 has 69 modules, and level M room for 331 bytes; the quiet zone adds 8 modules.
  const screen = await render(<QrCode value={'é'.repeat(165) + 'e'} label="SEPA" />);
  const image = screen.getByRole('img', { name: 'SEPA' }).element();
  expect(image.getAttribute('viewBox')).toBe('0 0 77 77');
  await screen.rerender(<QrCode value={'é'.repeat(166)} label="SEPA" />);
  expect(image.getAttribute('viewBox')).toBe('0 0 81 81');
});
