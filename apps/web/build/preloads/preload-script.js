// Runs in the page's head, before any module: asks for everything that the screen at this address will need, all at once. Its
// source is the same in every build, so that a fixed policy can allow it by its hash; what differs is in the data block.
(() => {
  const BRITISH = /-(?:AU|GB|HK|IE|IN|MT|NZ|SG|ZA)\b/i;
  const data = document.querySelector('#preloads');
  /** @type {import('./preload-manifest.ts').PreloadManifest} */
  const { files, texts, always, account, screens, config } = JSON.parse(data?.textContent ?? '');

  /** @param {string} key */
  function stored(key) {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** @param {string} tag */
  function localeOf(tag) {
    const [language = ''] = tag.toLowerCase().split('-');
    const all = Object.keys(texts);
    const exact = all.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    if (exact !== undefined) return exact;
    if (language === 'en') return BRITISH.test(tag) ? 'en-GB' : 'en-US';
    return all.find((locale) => locale.split('-')[0] === language);
  }

  /** @param {Record<string, string>} attributes */
  function link(attributes) {
    const element = document.createElement('link');
    for (const name in attributes) element.setAttribute(name, attributes[name] ?? '');
    document.head.append(element);
  }

  const tags = [stored('locale') ?? '', ...navigator.languages].filter((tag) => tag !== '');
  const locale = tags.map(localeOf).find((found) => found !== undefined) ?? 'en-US';
  const isKnown = stored('quits.auth.lastUser') !== undefined;
  const screen = screens.find(({ path }) => new RegExp(path).test(location.pathname));
  const isWanted = screen !== undefined && (isKnown || screen.isPublic === true);
  const wanted = [
    ...(texts[locale] ?? []),
    ...always,
    ...(isKnown ? account : []),
    ...(isWanted ? screen.files : []),
  ];

  if (config !== undefined && stored('quits.config') === undefined) {
    link({ rel: 'preload', as: 'fetch', href: config, crossorigin: '' });
  }
  for (const file of new Set(wanted)) link({ rel: 'modulepreload', href: files[file] ?? '' });
})();
