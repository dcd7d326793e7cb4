/** A stylesheet as text, for what is loaded after the page. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
