/** The markup of wide screens differs; see `useIsWide`. */
const WIDE = '(min-width: 62rem)';
/** Key of the chosen language in `localStorage`. */
const LOCALE = 'locale';

/** Returns what a snapshot must match: the build of this page, and its width class and language. */
export function pageVariant(): { readonly build: string; readonly variant: string } {
  const scripts = [...document.querySelectorAll('script[type="module"][src]')];
  return {
    // The entry's name has a hash of all the code behind it.
    build: scripts.map((script) => script.getAttribute('src')).join(' '),
    variant: [
      window.matchMedia(WIDE).matches ? 'wide' : 'narrow',
      localStorage.getItem(LOCALE) ?? navigator.languages.join(),
    ].join(' '),
  };
}
