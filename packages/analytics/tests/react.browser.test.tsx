import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AnalyticsProvider, useConsent, useScreenView } from '../src/react/index.ts';
import { consentOf } from './support/consent-of.ts';

function Screen({ pattern }: { pattern: string }) {
  useScreenView(pattern);
  return <p>{pattern}</p>;
}

describe('hooks', () => {
  it('tell each screen that is shown', async () => {
    const screen = vi.fn();
    const shown = await render(
      <AnalyticsProvider analytics={{ logScreenView: screen }}>
        <Screen pattern="/" />
      </AnalyticsProvider>,
    );
    await shown.rerender(
      <AnalyticsProvider analytics={{ logScreenView: screen }}>
        <Screen pattern="/things/:thingId" />
      </AnalyticsProvider>,
    );
    expect(screen.mock.calls.flat()).toEqual(['/', '/things/:thingId']);
  });

  it('show what the person has decided', async () => {
    const consent = consentOf({ status: 'undecided' });
    function State() {
      return <p>{useConsent(consent).status}</p>;
    }
    const shown = await render(<State />);
    await expect.element(shown.getByText('undecided')).toBeInTheDocument();
    consent.set({ status: 'granted', at: 1 });
    await expect.element(shown.getByText('granted')).toBeInTheDocument();
  });
});
