import { describe, expect, it } from 'vitest';
import { isOnDemand, stemOf } from './on-demand.ts';

describe('on-demand files', () => {
  it.each([
    '/assets/de-DX1xvy0q.js',
    '/assets/pt-BR-bG52gUb_.js',
    '/assets/en-US-Y-jD2rS-.js',
    '/assets/online-import-screen-DX1xvy0q.js',
    '/assets/ysabeau-office-latin-ext-wght-normal-BFItS8eP.woff2',
    '/assets/ysabeau-office-cyrillic-wght-normal-BIDSxHFW.woff2',
  ])('include %s', (path) => {
    expect(isOnDemand(path)).toBe(true);
  });

  it.each([
    '/assets/ysabeau-office-latin-wght-normal-CPCxCRjs.woff2',
    '/assets/qr-code-BrtXWMbE.js',
    '/assets/app-BSHX7PTV.js',
    '/assets/style-D6IiM9cy.css',
    '/index.html',
  ])('don’t include %s', (path) => {
    expect(isOnDemand(path)).toBe(false);
  });

  it('have the same stem in every build', () => {
    expect(stemOf('/assets/pt-BR-bG52gUb_.js')).toBe(stemOf('/assets/pt-BR-0-_abcde.js'));
    expect(stemOf('/assets/de-DX1xvy0q.js')).not.toBe(stemOf('/assets/nl-DX1xvy0q.js'));
  });
});
