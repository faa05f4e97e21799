import { createInstance, type i18n as Engine } from 'i18next';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  createFormatter,
  type Formatter,
  type FormatterOptions,
} from './format/create-formatter.ts';
import { remembered } from './format/formatter-cache.ts';
import { detectLocale } from './locale/detect.ts';
import {
  type AnyLocale,
  getTextDirection,
  type Locale,
  locales,
  offers,
} from './locale/locales.ts';
import type { PseudoLocale } from './locale/pseudo-locales.ts';
import { rememberLocale, rememberedLocale, type LocaleStorage } from './locale/remember.ts';
import { loadMessages } from './messages/load-messages.ts';
import type { Messages } from './messages/messages.ts';
import type { AllTexts, Translate } from './messages/message-types.ts';

/** Everything that depends on the locale, replaced as a whole when it changes. */
export interface I18nSnapshot {
  readonly locale: AnyLocale;
  readonly dir: 'ltr' | 'rtl';
  readonly t: Translate;
  readonly format: Formatter;
}

/** Options of {@link createI18n}. */
export interface I18nOptions<Offered extends Locale = Locale> extends FormatterOptions {
  /** Locales that the app has texts in; the first is the fallback. @default all */
  locales?: readonly [Offered, ...Offered[]] | undefined;
  /** Loads all texts of a locale: the shared ones, and the app's own. */
  messages: (locale: Offered) => Promise<AllTexts>;
  /** Overrides the stored locale and the languages of the browser. */
  locale?: Offered | PseudoLocale | undefined;
  /** Preferred languages of the user. @default navigator.languages */
  languages?: readonly string[] | undefined;
  /** Stores the choice; omit it to store none. */
  storage?: LocaleStorage | undefined;
  /** Key of the choice in storage. @default 'locale' */
  storageKey?: string | undefined;
}

/** The texts and formats of the current locale. */
export interface I18n {
  /** The locales to choose from. */
  readonly locales: readonly Locale[];
  /** Holds the same object until the locale changes. */
  readonly store: Pick<StoreApi<I18nSnapshot>, 'getState' | 'subscribe'>;
  /**
   * Loads a locale's texts, switches to it and stores the choice. The last call wins.
   *
   * @throws if the texts fail to load, or if the app does not offer the locale
   */
  readonly setLocale: (locale: AnyLocale) => Promise<void>;
  /** For rich text components. */
  readonly engine: Engine;
}

/** Creates the texts and formats of the best locale; resolves once its texts have loaded. */
export async function createI18n<Offered extends Locale = Locale>(
  options: I18nOptions<Offered>,
): Promise<I18n> {
  const storageKey = options.storageKey ?? 'locale';
  const offered: readonly [Locale, ...Locale[]] = options.locales ?? locales;
  const [source] = offered;
  const first =
    options.locale ??
    rememberedLocale(options.storage, storageKey, offered) ??
    detectLocale(options.languages ?? globalThis.navigator?.languages ?? [], offered);

  const formats = new Map<string, Formatter>();
  const formatOf = (locale: AnyLocale): Formatter => {
    const known = formats.get(locale) ?? createFormatter(locale, options);
    formats.set(locale, known);
    return known;
  };
  const load = (locale: AnyLocale): Promise<Messages> => {
    if (!offers(offered, locale)) throw new RangeError(`The app has no texts in ${locale}`);
    // `offers` has rejected all other locales.
    return loadMessages(locale, source, (asked) => options.messages(asked as Offered));
  };

  const engine = createInstance();
  engine.use({
    type: 'formatter',
    init: () => undefined,
    format: (value: unknown, _style: string | undefined, locale: string | undefined) =>
      typeof value === 'number' ? formatOf((locale ?? first) as AnyLocale).number(value) : value,
  });
  let fallback: Promise<void> | undefined;
  await engine.init({
    lng: first,
    fallbackLng: source,
    load: 'currentOnly',
    resources: {},
    keySeparator: false,
    returnNull: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    saveMissing: true,
    // Every locale is complete, but an outdated one from a cache may not be.
    missingKeyHandler: () => {
      fallback ??= addTexts(source).then(publish, () => undefined);
    },
  });

  await addTexts(first);
  let current: AnyLocale = first;
  let wanted: AnyLocale = first;
  const store = createStore(() => snapshotOf(current));

  async function addTexts(locale: AnyLocale): Promise<void> {
    for (const [namespace, texts] of Object.entries(await load(locale))) {
      engine.addResourceBundle(locale, namespace, texts);
    }
  }

  function snapshotOf(locale: AnyLocale): I18nSnapshot {
    const t = translateOf(engine, locale);
    return { locale, dir: getTextDirection(locale), t, format: formatOf(locale) };
  }

  function publish(): void {
    store.setState(snapshotOf(current));
  }

  return {
    engine,
    locales: offered,
    store,
    async setLocale(locale) {
      wanted = locale;
      await addTexts(locale);
      if (wanted !== locale) return;
      await engine.changeLanguage(locale);
      rememberLocale(options.storage, storageKey, locale);
      current = locale;
      publish();
    },
  };
}

function translateOf(engine: Engine, locale: AnyLocale): Translate {
  const translate = engine.getFixedT(locale);
  // Remember these, because lists look up the same texts in every row and the engine parses a text each time.
  const textOf = remembered<string>();
  return (key, ...args) => {
    const [params] = args as [params?: Readonly<Record<string, string | number>>];
    const name = params === undefined ? key : `${key}${JSON.stringify(params)}`;
    return textOf(name, () => translate(key as string, params ?? {}));
  };
}
