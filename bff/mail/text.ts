import { normalizeLine, normalizeText } from '#domain/text-rules.ts';
import type { Block, Content } from './content.ts';
import { signature } from './signature.ts';

/** The message as plain text. */
export function toText({ blocks }: Content, publicUrl: string): string {
  const [greeting, notice] = signature(publicUrl);
  return [...blocks.map(blockText), greeting, `-- \n${notice}`].join('\n\n') + '\n';
}

function blockText(block: Block): string {
  if ('paragraph' in block) return normalizeLine(block.paragraph);
  if ('link' in block) return `${block.link.label}:\n${block.link.url}`;
  if ('facts' in block)
    return block.facts.map(([name, value]) => `${name}: ${normalizeLine(value)}`).join('\n');
  // Set in, so that what somebody wrote can't pass for what we say.
  return normalizeText(block.quote).replace(/^/gm, '    ');
}
