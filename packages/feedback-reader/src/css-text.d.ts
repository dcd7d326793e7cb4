/** A stylesheet as text, for code that adds it after the page has loaded. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
