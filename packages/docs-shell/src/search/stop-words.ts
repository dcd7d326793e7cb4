/** Words that say nothing of what a page is about: a query may have them, a hit need not. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from has have how i if in into is it its my not of on or so that the their them then there these they this to use using was what when where which will with you your'.split(
    ' ',
  ),
);
