import { expect, it, vi } from 'vitest';
import { createI18n, type I18nOptions } from './create-i18n.ts';
import { errorText } from './error-text/error-text.ts';
import { loadSharedTexts } from './messages/load-shared-texts.ts';
import type { AllTexts, MessageKey, StaticMessageKey } from './messages/message-types.ts';

const texts = {
  'en-US': { notes: { title: 'Notes', open_one: '{{count}} note', open_other: '{{count}} notes' } },
  de: {
    notes: { title: 'Notizen', open_one: '{{count}} Notiz', open_other: '{{count}} Notizen' },
    common: { save: 'Ablegen' },
  },
};
type Offered = keyof typeof texts;

/** Key of an app's text, cast because these tests don't declare `AppMessages`. */
const title = 'notes:title' as MessageKey as StaticMessageKey;

async function messages(locale: Offered): Promise<AllTexts> {
  const shared = await loadSharedTexts(locale);
  const own = texts[locale];
  return locale === 'de'
    ? { ...shared, ...own, common: { ...shared.common, ...texts.de.common } }
    : { ...shared, ...own };
}

function notesApp(options: Partial<I18nOptions<Offered>> = {}) {
  return createI18n<Offered>({
    locales: ['en-US', 'de'],
    messages,
    languages: [],
    ...options,
  });
}

it("loads an app's own texts beside the shared ones, a locale at a time", async () => {
  const load = vi.fn<typeof messages>(messages);
  const i18n = await notesApp({ messages: load });
  expect(i18n.store.getState().t(title)).toBe('Notes');
  expect(i18n.store.getState().t('common:cancel')).toBe('Cancel');
  await i18n.setLocale('de');
  expect(i18n.store.getState().t(title)).toBe('Notizen');
  expect(load.mock.calls).toEqual([['en-US'], ['de']]);
});

it("overrides shared texts with an app's own", async () => {
  const { t } = (await notesApp({ locale: 'de' })).store.getState();
  expect([t('common:save'), t('common:cancel')]).toEqual(['Ablegen', 'Abbrechen']);
});

it("shows an app's texts in the pseudo-locale", async () => {
  const { t } = (await notesApp({ locale: 'en-XA' })).store.getState();
  expect(t(title)).toBe('[Ñóţéš··]');
});

it('describes errors of an app and of a package', async () => {
  const { t } = (await notesApp()).store.getState();
  const errorTexts = { 'notes/too-long': title };
  expect(errorText(t, { code: 'notes/too-long' }, errorTexts)).toBe('Notes');
  expect(errorText(t, { code: 'network/offline' }, errorTexts)).toMatch(/offline/);
});

it('offers only locales that the app has texts in', async () => {
  const storage = { getItem: () => 'fr', setItem: () => undefined };
  const i18n = await notesApp({ storage, languages: ['it', 'de-AT'] });
  expect([i18n.locales, i18n.store.getState().locale]).toEqual([['en-US', 'de'], 'de']);
  await expect(i18n.setLocale('fr')).rejects.toThrow('fr');
  expect(i18n.store.getState().locale).toBe('de');
});

it('falls back to its own first locale', async () => {
  const i18n = await notesApp({ locales: ['de', 'en-US'], languages: ['it'] });
  expect(i18n.store.getState().locale).toBe('de');
});
