import { useSearchParams } from 'react-router';

/** A value in the URL's query, so that the page can be linked; `''` removes it. */
export function useParam(name: string): readonly [value: string, change: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const change = (value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return [params.get(name) ?? '', change];
}
