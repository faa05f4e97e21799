/** Origin of links to files of the repository, until the pages for them are known. */
export const PLACEHOLDER = 'https://repository.invalid/';
