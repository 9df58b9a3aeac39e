import * as z from 'zod/mini';

/** GET nytt/antall: how many lines are not read. Apart from the lines (nytt.ts), because every page asks for it. */
export const noticeCountSchema = z.object({ uleste: z.int() });
