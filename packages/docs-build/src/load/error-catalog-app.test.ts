import { describe, expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { createApp, tableFixture } from './app.fixture';
import { findSharedPathnames } from './find-shared-pathnames';
import { loadApp } from './load-app';
import { pagesOnly, report } from './report.fixture';

// This file and `error-catalog-product.test.ts` show all errors of an app as authors see them.
describe('the error catalog of an app', () => {
  it('a product that no URL resolves to', async () => {
    const product = pagesOnly(`    { pathname: '/paint/a' },`, 'data');
    expect(await report({ 'product.ts': product, 'content/a.mdx': '' })).toMatchInlineSnapshot(`
      "product.ts:3  identity.id  DOCS2004
        received  "data", while every page is at an address of paint
        expected  pages below /data
        hint      Correct the id, or the pathnames, or the prefix in route or in packages/products/src/product-table.ts.

      1 error"
    `);
  });

  it('a page file of a product of another app', async () => {
    const product = pagesOnly(`    { pathname: '/data/react-grid' },`, 'grid');
    const files = { 'content/react-grid.mdx': '', 'content/migration.mdx': '' };
    expect(await report({ 'product.ts': product, ...files })).toMatchInlineSnapshot(`
      "content/migration.mdx  DOCS2009
        received  /data/migration, an address of data
        expected  an address of grid
        hint      Move the page to the app of that product, or declare the product in product.ts.

      1 error"
    `);
  });

  it('pages that end with .md, but not a README', async () => {
    const product = pagesOnly(`    { pathname: '/data/a' },`, 'data');
    const files = { 'content/a.mdx': '', 'content/more/b.md': '', 'content/more/README.md': '' };
    expect(await report({ 'product.ts': product, ...files })).toMatchInlineSnapshot(`
      "content/more/b.md  DOCS2031
        received  a file that ends with .md
        expected  a file that ends with .mdx
        hint      Rename it to b.mdx. \`npx docs import\` does that for pages of another generator.

      1 error"
    `);
  });

  it('products of one app that claim the same pages, or do not belong together', async () => {
    const single = pagesOnly(
      `    { pathname: '/data' },
    { pathname: '/data/a' },`,
      'data',
    );
    const list = [
      single,
      pagesOnly(`    { pathname: '/data/a' },`, 'data'),
      pagesOnly('', 'paint'),
    ];
    const items = list.map((text) => text.replace('export default ', '').replace(';\n', ','));
    const product = `export default [${items.join('')}];`;
    const files = { 'content/index.mdx': '', 'content/a.mdx': '' };
    expect(await report({ 'product.ts': product, ...files })).toMatchInlineSnapshot(`
      "product.ts:13  [1].identity.id  DOCS2002
        received  "data" at [0] and again at [1]
        expected  each product once
        hint      Merge the two definitions, or correct the id of one.

      product.ts:17  [1].pages  DOCS2008
        received  content/index.mdx, but no entry for /data
        expected  an entry for each page file
        hint      Add { pathname: '/data' } to pages, or delete content/index.mdx.

      product.ts:18  [1].pages[0].pathname  DOCS2005
        received  /data/a at [0].pages[1] and again at [1].pages[0]
        expected  each pathname once
        hint      Remove one of the two entries, or give [1].pages[0] a pathname of its own.

      product.ts:22  [2].identity.id  DOCS2003
        received  "paint", whose pages are below /paint
        expected  a product below /data, like the first one of this app
        hint      Give the product an app of its own.

      product.ts:26  [2].pages  DOCS2008
        received  content/a.mdx, but no entry for /paint/a
        expected  an entry for each page file
        hint      Add { pathname: '/paint/a' } to pages, or delete content/a.mdx.

      product.ts:26  [2].pages  DOCS2008
        received  content/index.mdx, but no entry for /paint
        expected  an entry for each page file
        hint      Add { pathname: '/paint' } to pages, or delete content/index.mdx.

      6 errors"
    `);
  });

  it('no product.ts', async () => {
    expect(await report({})).toMatchInlineSnapshot(`
      "product.ts  DOCS1005
        received  no such file
        expected  export default defineProduct({ … }), or a list of them
        hint      Write product.ts.

      1 error"
    `);
  });

  it.each([
    ['nothing', 'export const product = 1;', 'no default export'],
    ['an empty list', 'export default [];', 'an empty list'],
    ['a number', 'export default 3;', 'a default export of number'],
  ])('product.ts exports %s', async (_, source, received) => {
    expect(await report({ 'product.ts': source })).toContain(`received  ${received}\n`);
  });

  it('product.ts throws', async () => {
    const product = `const pages = [];\n\nthrow new Error('no pages today');\n`;
    expect(await report({ 'product.ts': product })).toMatchInlineSnapshot(`
      "product.ts:3  DOCS1006
        received  an error while it runs: no pages today
        expected  plain data that can be read without an error
        hint      Correct the error; nothing else in this file can be checked before.

      1 error"
    `);
  });

  it.each([
    ['product.ts', { 'product.ts': '\nexport default { pages: [ };\n' }, 'Unexpected "}"'],
    [
      'product/pages.ts',
      {
        'product.ts': "export { pages as default } from './product/pages';",
        'product/pages.ts': '\nexport const pages = [[];\n',
      },
      'Expected "]" but found ";"',
    ],
    [
      'tsconfig.json',
      {
        'product.ts': 'export default {};',
        'docs.config.ts': 'export default {};',
        'tsconfig.json': '\n{ "include": [[] }\n',
      },
      'Expected',
    ],
    [
      'product.ts',
      { 'product.ts': "\nexport { missing } from './product/missing';\n" },
      'Could not resolve "./product/missing"',
    ],
  ])('%s cannot be read', async (name, files, received) => {
    const text = await report(files);
    expect(text).toContain(`${name}:2  DOCS1006\n  received  ${received}`);
    expect(text).toMatch(/1 error$/);
  });

  it('two parts of product.ts cannot be read', async () => {
    const text = await report({
      'product.ts': "import './product/pages';\nimport './product/names';",
      'product/pages.ts': 'export const pages = [;',
      'product/names.ts': 'export const names = [;',
    });
    expect(text).toContain('product/pages.ts:1  DOCS1006');
    expect(text).toContain('product/names.ts:1  DOCS1006');
    expect(text).toMatch(/2 errors$/);
  });

  it('undeclared languages, misspelled messages, titles without an entry', async () => {
    const pages = `    { pathname: '/paint' },`;
    const product = pagesOnly(pages).replace('versions:', "languages: ['zh', 'en'],\n  versions:");
    const files = {
      'content/index.mdx': '',
      'content/index.de.mdx': '',
      'translations/de.json': '{}',
      'translations/fr.json': '{',
    };
    const words = { messages: { nxt: 'a', next: 3 }, titles: { '/pant': 'b' }, title: {} };
    // Which languages there are is not known while the product is invalid.
    const text = await report({ 'product.ts': product, ...files });
    expect(text.replace(/received {2}.*JSON.*/, 'received  (the words of the parser)'))
      .toMatchInlineSnapshot(`
        "product.ts:6  languages[1]  DOCS1003
          received  "en"
          expected  two letters other than en, such as zh
          hint      Write two letters other than en, such as zh.

        translations/fr.json  DOCS1004
          received  (the words of the parser)
          expected  JSON
          hint      Correct the syntax.

        2 errors"
      `);
    expect(
      await report({
        'product.ts': pagesOnly(pages).replace('versions:', "languages: ['zh'],\n  versions:"),
        ...files,
        'translations/zh.json': JSON.stringify(words),
      }).then((found) =>
        found.replace(/received {2}.*JSON.*/, 'received  (the words of the parser)'),
      ),
    ).toMatchInlineSnapshot(`
      "content/index.de.mdx  DOCS2020
        received  a page in de
        expected  one of the languages in product.ts: zh
        hint      Add languages: ['de'] to product.ts, or delete the page.

      translations/de.json  DOCS2020
        received  translations for de
        expected  one of the languages in product.ts: zh
        hint      Add languages: ['de'] to product.ts, or delete the file.

      translations/fr.json  DOCS1004
        received  (the words of the parser)
        expected  JSON
        hint      Correct the syntax.

      translations/fr.json  DOCS2020
        received  translations for fr
        expected  one of the languages in product.ts: zh
        hint      Add languages: ['fr'] to product.ts, or delete the file.

      translations/zh.json  messages.next  DOCS1003
        received  3
        expected  a text
        hint      Write a text.

      translations/zh.json  messages.nxt  DOCS1001
        received  the unknown key "nxt"
        expected  one of: skipToContent, documentation, breadcrumb, onThisPage, productHome, products, versions, versionsOf, versionStart, templates, blog, filterNavigation, filterOneHit, filterHits, filterNoHit, openNavigation, closeNavigation, subpagesOf, search, searchFailed, searchPlaceholder, searchClose, searchResults, searchCount, searchCountInOne, searchOne, searchLoading, searchWaiting, searchMissing, searchVisited, searchUnreachable, searchWithoutTexts, searchRetry, searchNothing, searchTryInstead, searchBrowse, searchNoIndex, searchRecent, searchLastPages, searchForget, searchStart, searchProducts, searchAllProducts, searchKinds, searchAllKinds, searchPages, searchHeadings, searchProps, searchSlots, searchClasses, searchVariables, kindPage, kindHeading, kindProp, kindSlot, kindClass, kindVariable, searchInText, searchNotIn, searchMore, searchKeyMove, searchKeyOpen, searchKeyTab, searchKeyClose, offlineReading, offlineInvite, offlineSave, offlineSaveSize, offlineSaving, offlineSavingName, offlineCancel, offlineSaved, offlineOutdated, offlineUpdate, offlineRemove, offlineRetry, offlineDone, offlineRemoved, offlineFull, offlineNetwork, offlineChanging, offlineUnsupported, offlineManage, offlineNothing, offlinePages, offlineMissing, offlineReload, offlineCopyOf, linkVersions, linkTemplates, linkBlog, colorMode, light, dark, system, settings, closeSettings, direction, ltr, rtl, density, comfortable, dense, slash, on, off, readerVersions, readerVersionsFile, readerVersionsForget, settingsScope, language, previous, next, previousAndNext, editPage, backToTop, permalinkTo, badgeNew, badgePlanned, badgeUnstable, badgeBeta, badgeLegacy, badgePro, badgePremium, copy, copied, showCode, sheetShownBefore, hideCode, demoTools, codeVariant, styleVariant, styleNote, styleLinks, styleHintTailwind, editDemo, demoControls, editorHint, editorLoading, editorFrame, editorLine, editorStopped, editorLeft, editorRestart, controlsTitle, controlUnset, controlDefault, editorFailed, openInStackBlitz, openInCodeSandbox, resetDemo, demoReset, copyDemoLink, linkCopied, viewSource, code, showAllLines, showFewerLines, packageManager, aboutPage, linkApi, linkSource, linkPackage, linkPattern, viewMarkdown, copyPage, advertisement, announcement, advertisementNote, consentQuestion, consentAccept, consentRefuse, consentChange, feedback, feedbackQuestion, feedbackUseful, feedbackNotUseful, feedbackThanks, feedbackInvite, feedbackAddComment, feedbackOn, feedbackComment, feedbackHint, feedbackCharactersLeft, feedbackTooLong, feedbackSend, feedbackCancel, feedbackFailed, feedbackQueued, loading, loadFailed, scriptGone, offlineNotHere, info, success, warning, error, linkDemos, apiReference, apiComponents, apiHooks, apiInterfaces, apiParts, apiIcons, apiOneProp, apiPropCount, apiPartCount, apiMemberCount, apiInternalHint, apiImport, apiImportOr, apiProps, apiAnatomy, apiExample, apiCommonProps, apiCommonPropsHint, apiGroupValue, apiGroupContent, apiGroupBehavior, apiGroupEvents, apiGroupAppearance, apiGroupAccessibility, apiGroupStyling, apiSlots, apiClasses, apiVariables, apiAttributes, apiSignature, apiParameters, apiReturnValue, apiFunctions, apiGuide, apiMembers, apiDefinition, apiTypes, apiUnresolved, apiName, apiType, apiDefault, apiDescription, apiClass, apiKey, apiRequired, apiOptional, apiDeprecated, apiSince, apiDeprecatedSince, apiTypeChanged, apiDefaultChanged, apiBefore, apiAfter, apiReadsAs, apiChanges, changesDescription, changeAdded, changeRemoved, changeReturned, changeRenamed, changeUndeprecated, changeRequired, changeOptional, changeDefault, changeClassName, changePlan, changeWider, changeNarrower, changeType, changesVersion, changesWhat, changesFrom, changesTo, changesStart, changesShow, changesBreaking, changesNew, changesDeprecated, changesChanged, changesBeforeAndAfter, changesOf, changesOfHint, changesOfUnknown, changesSteps, changesStepsHint, changesStepInstall, changesStepCodemods, changesStepBreaking, changesStepDeprecated, changesStepChanged, changesRemember, changesPackageFile, changesRemembered, changesNoVersion, changesCodemodsHint, changesData, changesIn, changesInDescription, changesAll, apiReturns, apiGlobalState, apiInheritedFrom, apiAliases, apiThemeName, apiThemeNameHint, apiInherits, apiInheritsHint, apiRef, apiRefTo, apiRefForwarded, apiState, apiRefNone, apiSource, apiAcceptsElement, apiAcceptsSystem, apiAcceptsStyles, apiFilter, apiFilterOneHit, apiFilterHits, apiFilterNoHit, apiView, apiViewTable, apiViewList, notTranslated, notFound, notFoundExplanation, notFoundHits, notFoundSuggestions, allProducts
        hint      Did you mean "next"?

      translations/zh.json  title  DOCS1001
        received  the unknown key "title"
        expected  one of: messages, titles
        hint      Did you mean "titles"?

      translations/zh.json  titles["/pant"]  DOCS2023
        received  a title of /pant, which is no entry of the navigation
        expected  the pathname of an entry
        hint      Did you mean "/paint"?

      8 errors"
    `);
  });

  it('a page that two apps own', async () => {
    const load = async (pages: string) => {
      const files = {
        'product.ts': pagesOnly(pages),
        'content/index.mdx': '',
        'content/a.mdx': '',
      };
      return loadApp(await createApp(files), { productTable: tableFixture });
    };
    const first = await load(`    { pathname: '/paint' },\n    { pathname: '/paint/a' },`);
    const other = await load(`    { pathname: '/paint/a/' },\n    { pathname: '/paint/b' },`);
    const apps = [
      { ...first, productFile: 'apps/one/product.ts' },
      { ...other, productFile: 'apps/other/product.ts' },
    ];
    expect(findSharedPathnames([first])).toEqual([]);
    expect(formatText(findSharedPathnames(apps))).toMatchInlineSnapshot(`
      "apps/other/product.ts:8  pages[0]  DOCS2006
        received  /paint/a, which apps/one/product.ts:9 pages[1] owns too
        expected  each page in one app
        hint      Remove the entry from one of the two apps.

      1 error"
    `);
  });
});
