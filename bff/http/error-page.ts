import { messages } from '#domain/messages.ts';

/** A whole page without script or style, for an error that a browser tab shows by itself. */
export function errorPage(message: string): string {
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.error.heading}</title>
</head>
<body><main><h1>${messages.error.heading}</h1><p>${message}</p><p><a href="/">Til forsiden</a></p></main></body>
</html>`;
}
