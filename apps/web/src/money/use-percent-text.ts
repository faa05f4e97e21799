import { useFormatter } from '@quits/i18n/react';

/**
 * Returns a function that formats a percentage with the locale’s sign and up to four decimals:
 * “12.5%”, “12,5 %”, “%12,5”.
 */
export function usePercentText(): (percent: number) => string {
  const { number } = useFormatter();
  return (percent) => number(percent / 100, { style: 'percent', maximumFractionDigits: 4 });
}
