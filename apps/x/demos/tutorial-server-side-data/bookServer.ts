import { getGridStringOperators, type GridGetRowsParams } from '@mui/x-data-grid';

interface Book {
  readonly id: number;
  readonly title: string;
  readonly author: string;
  readonly copies: number;
}

const authors = ['I. Fofana', 'K. Lund', 'R. Osei', 'T. Vega'];
const subjects = ['Tides', 'Engines', 'Bees', 'Knots', 'Clay'];

const books: Book[] = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  title: `${subjects[index % subjects.length] ?? ''}, volume ${Math.floor(index / 5) + 1}`,
  author: authors[index % authors.length] ?? '',
  copies: 1 + ((index * 7) % 12),
}));

/** The operators that the server supports. */
export const supportedOperators = getGridStringOperators().filter(
  ({ value }) => value === 'contains',
);

/** Returns a page of books in their original order. Replace it with a request. */
export async function loadPage({ start, end }: GridGetRowsParams) {
  await wait();
  return { rows: books.slice(Number(start), end + 1), rowCount: books.length };
}

/** Returns a page of the books that match, in the requested order. Replace it with a request. */
export async function loadBooks({ start, end, sortModel, filterModel }: GridGetRowsParams) {
  await wait();
  const search = String(filterModel.items[0]?.value ?? '').toLowerCase();
  const matches = books.filter(({ author }) => author.toLowerCase().includes(search));
  const [sorting] = sortModel;
  if (sorting?.field === 'copies') {
    const direction = sorting.sort === 'desc' ? -1 : 1;
    matches.sort((a, b) => direction * (a.copies - b.copies));
  }
  return { rows: matches.slice(Number(start), end + 1), rowCount: matches.length };
}

function wait() {
  return new Promise((resolve) => setTimeout(resolve, 400));
}
