/** A stylesheet as text, for styles that are loaded after the page. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
