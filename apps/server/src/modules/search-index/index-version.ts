/** To be raised with every change of what the index contains; a server then renews all that is older. */
export const INDEX_VERSION = 1;
