import { join, relative } from 'node:path';
import { Application, type ProjectReflection, RendererEvent } from 'typedoc';
import { entryPoints } from './published-packages.ts';
import { PLACEHOLDER } from './placeholder.ts';
import { guidePaths, stageDocument, stageImages } from './stage-guides.ts';

/** Addresses of the pages, relative to the site, by what they are about. */
export interface Pages {
  /** By the path of a document in the repository. */
  readonly documents: ReadonlyMap<string, string>;
  /** Pages of the API by the path of the package's README. */
  readonly modules: ReadonlyMap<string, string>;
  /** By the name of an export of the components, such as `Button`. */
  readonly components: ReadonlyMap<string, string>;
}

const COMPONENTS = new Set(['@quits/ui', '@quits/auth-ui']);

/**
 * Builds the pages of the guides and of the API.
 * @param staging folder for copies of the documents
 * @throws {Error} if TypeDoc reports errors
 */
export async function buildReference(
  root: string,
  staging: string,
  output: string,
): Promise<Pages> {
  const own = join(root, 'tooling/site');
  const points = entryPoints(root);
  const decisions = (path: string) => path.startsWith('docs/decisions/');
  const guides = guidePaths(root).map((path) =>
    stageDocument(root, staging, path, decisions(path) ? 'Decisions' : 'Guides'),
  );
  const readmes = points.flatMap(({ readme: path }) =>
    path === undefined ? [] : [stageDocument(root, staging, path, 'Packages')],
  );
  const readme = stageDocument(root, staging, 'README.md');
  stageImages(root, staging);
  const app = await Application.bootstrap({
    entryPoints: points.map(({ source }) => source),
    projectDocuments: [...readmes, ...guides].map(({ staged }) => staged),
    tsconfig: join(own, 'tsconfig.api.json'),
    // The packages are checked by their own compiler.
    skipErrorChecking: true,
    name: 'Quits',
    readme: readme.staged,
    basePath: root,
    disableGit: true,
    sourceLinkTemplate: 'https://github.com/quits-app/quits/blob/main/{path}#L{line}',
    customCss: join(own, 'src/site.css'),
    navigationLinks: {
      Components: `${PLACEHOLDER}storybook`,
      GitHub: 'https://github.com/quits-app/quits',
    },
    searchInDocuments: true,
    searchInComments: true,
    excludeInternal: true,
    excludePrivate: true,
    excludeExternals: true,
    hideGenerator: true,
    navigation: {
      includeGroups: true,
      includeCategories: false,
      includeFolders: false,
      excludeReferences: true,
    },
    groupOrder: ['Guides', 'Packages', 'Modules', 'Decisions', '*'],
    githubPages: false,
    lightHighlightTheme: 'light-plus',
    darkHighlightTheme: 'dark-plus',
    highlightLanguages: [
      'ts',
      'tsx',
      'js',
      'json',
      'jsonc',
      'sh',
      'css',
      'html',
      'text',
      'yaml',
      'mermaid',
    ],
    validation: { invalidLink: true, notExported: false, invalidPath: false, rewrittenLink: false },
    suppressCommentWarningsInDeclarationFiles: true,
    logLevel: 'Warn',
    cleanOutputDir: true,
  });
  const converted = app.getEntryPoints() ?? [];
  const project = app.converter.convert(
    converted.map((point) => {
      const known = points.find(({ source }) => source === point.sourceFile.fileName);
      return { ...point, displayName: known?.name ?? point.displayName };
    }),
  );
  app.validate(project);
  const pages = pagesOf(app, project, staging, points);
  await app.generateDocs(project, output);
  if (app.logger.hasErrors()) throw new Error('TypeDoc reported errors.');
  return pages;
}

/** The addresses are known only while the pages are written. */
function pagesOf(
  app: Application,
  project: ProjectReflection,
  staging: string,
  points: ReturnType<typeof entryPoints>,
): Pages {
  const documents = new Map<string, string>([['README.md', 'index.html']]);
  const components = new Map<string, string>();
  const modules = new Map<string, string>();
  app.renderer.on(RendererEvent.BEGIN, () => {
    const { router } = app.renderer;
    if (router === undefined) throw new Error('TypeDoc has no router.');
    for (const document of project.documents ?? []) {
      const file = project.files.getReflectionPath(document);
      if (file !== undefined) documents.set(relative(staging, file), router.getFullUrl(document));
    }
    for (const module of project.children ?? []) {
      const { readme } = points.find(({ name }) => name === module.name) ?? {};
      if (readme !== undefined) modules.set(readme, router.getFullUrl(module));
      if (!COMPONENTS.has(module.name)) continue;
      for (const child of module.children ?? []) {
        components.set(child.name, router.getFullUrl(child));
      }
    }
  });
  return { documents, components, modules };
}
