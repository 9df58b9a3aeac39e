import * as z from 'zod/mini';
import { BEGRENSNINGER } from '#domain/sak.ts';

/**
 * The restrictions of a case, its hearings and its files, each once: for lists that show a case in a line. A server of the version
 * before sends none, and a newer page must not fail by it.
 */
export const alleBegrensningerSchema = z._default(z.array(z.enum(BEGRENSNINGER)), []);
