import bowser from 'bowser';
import type { JoinedDevice } from '@quits/product/second-device/schema.ts';

/** Longest name that is stored. */
const LONGEST = 40;

/** Names the browser and the system of a device by its user agent; empty if unknown. */
export function describeDevice(userAgent: string): Pick<JoinedDevice, 'browser' | 'system'> {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os, platform } = bowser.parse(userAgent);
  const product = platform.vendor === 'Apple' ? platform.model : undefined;
  return {
    browser: (browser.name ?? '').slice(0, LONGEST),
    system: (product ?? os.name ?? '').slice(0, LONGEST),
  };
}
