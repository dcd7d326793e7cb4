import type { ProductIdentity } from 'docs-shell/product';

/** Size of the logo, and of the letters beside it. */
const side = 32;
const gap = 10;
const fontSize = 18;
/** Letters of Roboto differ in width. Most names are a little narrower. */
const letterWidth = 10;

/** Sets the name of a product beside its logo: inline SVG like that of an author. */
export function createWordmark({
  logoSvg,
  name,
}: Pick<ProductIdentity, 'logoSvg' | 'name'>): string {
  const width = side + gap + [...name].length * letterWidth;
  const logo = logoSvg.replace(
    /^<svg([^>]*)/,
    (_, attributes: string) =>
      `<svg width="${side}" height="${side}"${attributes.replace(/\s(?:height|width|x|y)=("[^"]*"|'[^']*')/g, '')}`,
  );
  const letters = `<text x="${side + gap}" y="22" fill="currentColor" font-family="Roboto, sans-serif" font-size="${fontSize}" font-weight="600">${escapeText(name)}</text>`;
  return `<svg viewBox="0 0 ${width} ${side}">${logo}${letters}</svg>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
