/** A style sheet, as text: the bundler puts it in. */
declare module '*.css' {
  const text: string;
  export default text;
}
