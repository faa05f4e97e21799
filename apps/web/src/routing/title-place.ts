import { createContext } from 'react';

/** What the screens below are part of, such as the name of a group; their titles say it too. */
export const TitlePlace = createContext<string | undefined>(undefined);
