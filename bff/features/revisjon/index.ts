import type { Route } from '#bff/http/route.ts';
import { eksporterRevisjon } from './eksporter-revisjon.ts';
import { visRevisjon } from './vis-revisjon.ts';

/** The audit log, for administrators. */
export const revisjon: readonly Route[] = [visRevisjon, eksporterRevisjon];
