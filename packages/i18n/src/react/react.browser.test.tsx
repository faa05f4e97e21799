import { StrictMode, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createI18n } from '../create-i18n.ts';
import { loadSharedTexts } from '../messages/load-shared-texts.ts';
import { I18nProvider } from './i18n-provider.tsx';
import { useErrorText } from './use-error-text.ts';
import { useFormatter } from './use-formatter.ts';
import { useT } from './use-t.ts';

function Sample(): ReactNode {
  const t = useT();
  const format = useFormatter();
  const errorText = useErrorText();
  return (
    <p>
      {t('common:save')} {format.number(1234.5)} {errorText({ code: 'auth/wrong-password' })}
    </p>
  );
}

it('shows the new locale when it changes', async () => {
  const i18n = await createI18n({ messages: loadSharedTexts, locale: 'en-US' });
  const screen = await render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Sample />
      </I18nProvider>
    </StrictMode>,
  );
  const text = () => screen.container.textContent;
  expect(text()).toBe('Save 1,234.5 Incorrect email or password.');
  await i18n.setLocale('en-XA');
  await expect.poll(text).toContain('[Šáṽé··]');
});

it("describes an app's own errors", async () => {
  const i18n = await createI18n({ messages: loadSharedTexts, locale: 'en-US' });
  const own = { 'auth/wrong-password': 'common:notFoundTitle' } as const;
  const screen = await render(
    <I18nProvider i18n={i18n} errorTexts={own}>
      <I18nProvider i18n={i18n}>
        <Sample />
      </I18nProvider>
    </I18nProvider>,
  );
  expect(screen.container.textContent).toBe('Save 1,234.5 Page not found');
});

it('names the missing provider', async () => {
  await expect(render(<Sample />)).rejects.toThrow('I18nProvider');
});
