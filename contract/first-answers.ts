/** The id of the element that holds what a page made by the server shows, as JSON. */
export const FIRST_ANSWERS = 'foerste-svar';
