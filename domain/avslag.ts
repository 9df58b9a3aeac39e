/**
 * What a rejection's reason begins with (SPEC §3, avslagSoeknadMal). The message that it is sent in greets, says
 * that the application is not approved, and signs.
 */
export const AVSLAG_MAL = `Søknaden er avslått fordi kriteriene for godkjenning ikke er oppfylt.

Du kan sende ny søknad når forholdet er rettet.`;
