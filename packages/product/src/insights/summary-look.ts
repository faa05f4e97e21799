/** Colors and typeface of the app's light theme, as a canvas understands them. */
export interface SummaryLook {
  readonly family: string;
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly rule: string;
  readonly accent: string;
  readonly credit: string;
  readonly debit: string;
  /** Returns the colors of a person's hue. */
  readonly person: (hue: number) => { readonly wash: string; readonly ink: string };
}

/** Reads colors and typeface from the style sheet; always the light ones, since others see the image. */
export function readLook(): SummaryLook {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.dataset['theme'] = 'light';
  document.body.append(probe);
  const computed = getComputedStyle(probe);
  const color = (name: string): string => {
    probe.style.color = `var(--q-${name})`;
    return computed.color;
  };
  const people = new Map<number, { readonly wash: string; readonly ink: string }>();
  for (let hue = 0; hue < 12; hue += 1) {
    probe.dataset['person'] = String(hue);
    people.set(hue, { wash: color('person-wash'), ink: color('person-ink') });
  }
  const neutral = { wash: color('paper-sunken'), ink: color('ink') };
  const look = {
    family: computed.fontFamily,
    paper: color('paper'),
    ink: color('ink'),
    soft: color('ink-soft'),
    rule: color('rule'),
    accent: color('accent'),
    credit: color('credit'),
    debit: color('debit'),
    person: (hue: number) => people.get(hue) ?? neutral,
  };
  probe.remove();
  return look;
}
