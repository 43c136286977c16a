/** A style sheet as text, inserted by the bundler. */
declare module '*.css' {
  const text: string;
  export default text;
}
