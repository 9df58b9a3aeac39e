import { useDeferredValue } from 'react';

/** Whether this page is being made on the server, or has just been and is not yet wholly taken over. */
export const madeOnServer = { is: false };

/**
 * False in the first drawing of a page that the server makes, here and there: what only this browser knows must wait, because React
 * leaves an attribute as the server wrote it. It comes by and by, so that a part whose script is still missing stays as it is.
 */
export const useHydrated = () => useDeferredValue(true, !madeOnServer.is);
