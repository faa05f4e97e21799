/** From here on a list and its detail stand side by side, so that the markup differs; see `useIsWide`. */
const WIDE = '(min-width: 62rem)';
/** Where the texts remember a chosen language. */
const LOCALE = 'locale';

/** What decides whether a snapshot fits this page: the build that is loaded, the width class and the language. */
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
