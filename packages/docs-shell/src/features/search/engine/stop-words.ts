/** Words that say nothing of what a page is about: a query may have them, a hit need not. */
export const stopWords: ReadonlySet<string> = new Set(
  'a also an and are as at be but by can do does for from has have how i if in into is it its my not of on or should so than that the their them then there these they this to too use using very was we what when where which will with would you your'.split(
    ' ',
  ),
);
