const indexFile = 'index.html';

/** Address of a built page: `material-ui/index.html` → `/material-ui/`; other files keep their name. */
export function pagePathname(file: string): string {
  const isIndex = file === indexFile || file.endsWith(`/${indexFile}`);
  return `/${isIndex ? file.slice(0, -indexFile.length) : file}`;
}
