import { Parser } from 'htmlparser2';

const activeElements = new Set([
  'audio',
  'embed',
  'foreignobject',
  'handler',
  'iframe',
  'link',
  'object',
  'script',
  'video',
]);
/** Attributes with a URL. */
const fileAttributes = new Set(['href', 'src', 'data', 'action', 'formaction']);
/** URLs that an image may have: parts of the image itself, and embedded pixels. */
const ownReference = /^\s*(#|data:image\/(avif|gif|jpeg|png|webp)[;,])/i;
const styleReference =
  /@import|url\(\s*["']?\s*(?!["']?(#|data:image\/(avif|gif|jpeg|png|webp)[;,]))/i;

/**
 * Returns the first part of an SVG file that runs code or loads a file, or undefined. Browsers ignore such parts in
 * images, but anyone can open the URL of the file itself, and the server may send no policy with it.
 */
export function findActiveContent(svg: string): string | undefined {
  const found: string[] = [];
  let style = '';
  let depth = 0;
  const inspectStyle = (text: string) => {
    // Comments and escapes can hide text from the pattern, and images do not need them.
    if (styleReference.test(text) || /\\|\/\*/.test(text))
      found.push('a style that refers to a file');
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const local = localName(name);
        if (activeElements.has(local)) found.push(`<${name}>`);
        if (local === 'style') depth += 1;
        for (const [attribute, value] of Object.entries(attributes)) {
          const key = localName(attribute);
          if (key.startsWith('on')) found.push(`the event handler ${attribute}`);
          else if (fileAttributes.has(key) && !ownReference.test(value)) {
            found.push(`${attribute}="${value.slice(0, 60)}"`);
          } else if (key === 'attributename' && /^\s*(on|(\w+:)?href)/i.test(value)) {
            found.push(`an animation of ${value.trim()}`);
          } else inspectStyle(value);
        }
      },
      ontext(text) {
        if (depth > 0) style += text;
      },
      onclosetag(name) {
        if (localName(name) === 'style') depth -= 1;
      },
      onprocessinginstruction(name) {
        const isXml = name.toLowerCase() === '?xml';
        if (!isXml && !/^!doctype$/i.test(name)) found.push(`<${name}>`);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  // Entities could hide any of these names.
  if (/<!entity/i.test(svg)) found.push('<!ENTITY>');
  parser.end(svg);
  inspectStyle(style);
  return found[0];
}

/** Returns a name without its namespace prefix, which the author chooses. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
