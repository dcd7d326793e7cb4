import path from 'node:path';
import { copyFixture } from '../../src/sites/copy-fixture';
import { addedAddress, addedFile, addPages, type GeneratedPage } from '../../src/generated-pages';
import { startDevServer, startDocsDev, type DocsDev } from '../../src/sites/start-docs-dev';
import { prepareProject, runBuild, type Project } from '../build-project';
import { createStarlightProject, starlightContent, starlightVersion } from '../build-starlight';
import { createDocusaurusProject, docusaurusVersion } from '../loading/adapters/docusaurus';
import { createStarlightSite } from '../loading/adapters/starlight';

/** A site of generated pages, made with one of the generators that are compared. */
export interface Subject {
  readonly name: string;
  /** Writes the site and installs what it needs. */
  readonly prepare: (pages: readonly GeneratedPage[], folder: string) => Promise<PreparedSite>;
}

/** A site that its author can start and build. */
export interface PreparedSite {
  readonly folder: string;
  readonly start: () => Promise<DocsDev>;
  readonly build: () => Promise<void>;
  /** Path of the page's file below the folder. */
  readonly fileOf: (page: GeneratedPage) => string;
  readonly addressOf: (page: GeneratedPage) => string;
  readonly remove: () => Promise<void>;
}

/** The generators. Those from npm are installed outside the repository. */
export const subjects: readonly Subject[] = [
  { name: 'docs (this repository)', prepare: prepareOwn },
  {
    name: `Docusaurus ${docusaurusVersion}`,
    prepare: (pages, folder) =>
      prepareFromNpm(path.join(folder, 'docusaurus'), {
        project: createDocusaurusProject({ navigation: createNavigation(pages), pages }),
        program: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        args: (port) => ['start', '--port', port, '--host', '127.0.0.1', '--no-open'],
        fileOf: ({ slug }) => `docs/${slug}.md`,
        addressOf: ({ slug }) => `/${slug}`,
      }),
  },
  {
    name: `Starlight ${starlightVersion}`,
    prepare: (pages, folder) =>
      prepareFromNpm(path.join(folder, 'starlight'), {
        project: createStarlightProject(
          createStarlightSite({ navigation: createNavigation(pages), pages }),
        ),
        program: 'node_modules/astro/astro.js',
        args: (port) => ['dev', '--port', port, '--host', '127.0.0.1'],
        fileOf: ({ slug }) => `${starlightContent}/${slug}.md`,
        addressOf: ({ slug }) => `/${slug}/`,
      }),
  },
];

async function prepareOwn(pages: readonly GeneratedPage[]): Promise<PreparedSite> {
  const app = await copyFixture('tiny', `bench-authors-${pages.length}`);
  await addPages(app, pages);
  return {
    folder: app.appDir,
    start: () => startDocsDev(app.appDir),
    build: () => app.build(),
    fileOf: addedFile,
    addressOf: addedAddress,
    remove: () => app.remove(),
  };
}

interface NpmSite {
  readonly project: Project;
  readonly program: string;
  readonly args: (port: string) => readonly string[];
  readonly fileOf: PreparedSite['fileOf'];
  readonly addressOf: PreparedSite['addressOf'];
}

async function prepareFromNpm(
  folder: string,
  { project, program, args, fileOf, addressOf }: NpmSite,
): Promise<PreparedSite> {
  await prepareProject(folder, project);
  return {
    folder,
    start: () => startDevServer(folder, (port) => [path.join(folder, program), ...args(port)]),
    build: () => runBuild(folder, project),
    fileOf,
    addressOf,
    remove: () => Promise.resolve(),
  };
}

/** The same groups as in the app: 25 pages each. */
function createNavigation(pages: readonly GeneratedPage[]) {
  return Array.from({ length: Math.ceil(pages.length / 25) }, (_, index) => ({
    label: `Group ${index + 1}`,
    link: '',
    items: pages
      .slice(index * 25, (index + 1) * 25)
      .map(({ slug, title }) => ({ label: title, link: `/${slug}`, items: [] })),
  }));
}
