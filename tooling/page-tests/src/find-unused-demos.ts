import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/**
 * Returns the demos below `demos/` that no page or document of the built app shows. Modules that demos share have no default
 * export.
 */
export function findUnusedDemos(appDir: string): string[] {
  const used = new Set<string>();
  for (const file of globSync('.docs/pages/**/document.json', { cwd: appDir, dot: true })) {
    const { demos } = JSON.parse(readFileSync(path.join(appDir, file), 'utf8')) as {
      demos: readonly { readonly module: string }[];
    };
    for (const { module } of demos) {
      used.add(path.posix.basename(module).replace(/-[\w-]{8}\.js$/, ''));
    }
  }
  return globSync('demos/**/*.tsx', { cwd: appDir })
    .sort()
    .filter((file) => /^export default /m.test(readFileSync(path.join(appDir, file), 'utf8')))
    .filter((file) => {
      // A style variant is shown with its demo.
      const demo = file.slice('demos/'.length).replace(/\.(?:modules|tailwind)\.tsx$/, '.tsx');
      return !used.has(`demo-${demo.replaceAll(/[/.]/g, '-')}`);
    });
}
