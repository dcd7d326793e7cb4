const indexFile = 'index.html';

/** Returns the URL of a built page: `material-ui/index.html` → `/material-ui/`. Other files keep their name. */
export function pagePathname(file: string): string {
  const isIndex = file === indexFile || file.endsWith(`/${indexFile}`);
  return `/${isIndex ? file.slice(0, -indexFile.length) : file}`;
}
