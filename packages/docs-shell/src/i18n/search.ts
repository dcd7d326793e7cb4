import { pickMessages } from './pick-messages';

/** English messages of the search box, loaded with it. Indexes in other languages bring their own. */
export const searchEn = {
  searchPlaceholder: 'Search pages, headings, props…',
  searchClose: 'Close search',
  searchResults: 'Results',
  searchCount: '{count} results in {products} products',
  searchCountInOne: '{count} results in {name}',
  searchOne: '1 result',
  searchLoading: 'Loading the index…',
  searchWaiting: 'Still waiting for {names}',
  searchMissing: 'Not searched, because it didn’t respond: {names}',
  searchVisited: 'Only pages that you have visited were searched: {names}',
  searchUnreachable: 'Search is unavailable. Are you online?',
  searchWithoutTexts: 'Only titles and names were searched, because the page texts didn’t load',
  searchRetry: 'Try again',
  searchNothing: 'Nothing found for “{query}”',
  searchTryInstead: 'Did you mean',
  searchBrowse: 'Browse a product',
  searchNoIndex: 'There is nothing to search yet. The index is created when the site is built.',
  searchRecent: 'Recent searches',
  searchLastPages: 'Pages you read last',
  searchForget: 'Clear searches',
  searchStart: 'Type a component, a prop, a CSS class or what you want to do.',
  searchProducts: 'Products',
  searchAllProducts: 'All products',
  searchKinds: 'Kinds',
  searchAllKinds: 'Everything',
  searchPages: 'Pages',
  searchHeadings: 'Headings',
  searchProps: 'Props',
  searchSlots: 'Slots',
  searchClasses: 'CSS classes',
  searchVariables: 'CSS variables',
  kindPage: 'Page',
  kindHeading: 'Heading',
  kindProp: 'Prop',
  kindSlot: 'Slot',
  kindClass: 'Class',
  kindVariable: 'Variable',
  searchInText: 'In the text: {words}',
  searchNotIn: 'not in {version}',
  searchMore: 'Show all {count} results in {name}',
  searchKeyMove: 'to move',
  searchKeyOpen: 'to open',
  searchKeyTab: 'in a new tab',
  searchKeyClose: 'to close',
} as const;

/** The messages of the search dialog in one language. */
export type SearchMessages = { readonly [Key in keyof typeof searchEn]: string };

/** Returns the messages of the search dialog from all messages of a language. */
export function pickSearchMessages(messages: SearchMessages): SearchMessages {
  return pickMessages(searchEn, messages);
}
