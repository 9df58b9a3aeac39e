import { escapeHtml } from '#bff/escape-html.ts';

/** The style of every stand-in's pages, light and dark. */
const STYLE = `
:root{color-scheme:light dark;--text:#181a1c;--subtle:#545c62;--page:#f8f9f9;--panel:#fff;--line:#77838c;--action:#106ead;--on:#fff}
@media (prefers-color-scheme:dark){:root{--text:#f8f9f9;--subtle:#c3c9cd;--page:#181a1c;--panel:#22272a;--action:#9fc5de;--on:#0b0d0e}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 'IBM Plex Sans',system-ui,sans-serif}
main{max-width:34rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem}
p{margin:0 0 1.25rem}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li{background:var(--panel);border:1px solid var(--line);border-radius:4px;padding:.875rem 1rem;display:grid;gap:.375rem}
li span{color:var(--subtle);font-size:.875rem}
`;

/** A page of a stand-in, without script. `title` is text, `content` is markup; `style` is added to the common style. */
export function standInPage(title: string, content: string, style = ''): string {
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}${style}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body>
</html>`;
}
