import { createContext } from 'react';

/**
 * Title of the surrounding context, such as a group's name, which is part of its screens' titles.
 */
export const TitlePlace = createContext<string | undefined>(undefined);
