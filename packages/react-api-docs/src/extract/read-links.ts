import type { ComponentDocument } from '../document';

/** A component's description without its lists of links, and those links. */
export interface DescriptionLinks {
  readonly description: string;
  readonly demos: ComponentDocument['demos'];
  readonly inherits?: { readonly name: string; readonly href: string } | undefined;
}

const link = /^-\s+(inherits\s+)?\[([^\]]+)\]\(([^)]+)\)\s*$/;

const documentation = /^Documentation:\s+\[([^\]]+)\]\(([^)]+)\)\s*$/;

/** Separates the lists “Demos:”, “Features:” and “API:” from a description. */
export function readLinks(text: string): DescriptionLinks {
  const demos: { title: string; href: string }[] = [];
  const kept: string[] = [];
  let inherits: DescriptionLinks['inherits'];
  let section = '';
  for (const line of text.split('\n')) {
    const [documented, title = '', href = ''] = documentation.exec(line.trim()) ?? [];
    if (documented !== undefined) {
      demos.push({ title, href });
      continue;
    }
    const [, header] = /^(Demos|Features|API):\s*$/i.exec(line.trim()) ?? [];
    if (header) section = header;
    else if (section && line.trim() === '') continue;
    else if (section) {
      const [matched, isInherited, name = '', address = ''] = link.exec(line.trim()) ?? [];
      if (matched === undefined) {
        section = '';
        kept.push(line);
      } else if (isInherited) inherits = { name: name.replace(/ API$/, ''), href: address };
      else if (section !== 'API') demos.push({ title: name, href: address });
    } else kept.push(line);
  }
  return { description: kept.join('\n').trim(), demos, ...(inherits && { inherits }) };
}
