/** The bundled sets as data. */
declare module 'bundled-sets' {
  const sets: readonly import('../site-messages.ts').BundledSet[];
  export default sets;
}
