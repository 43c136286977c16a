/** The bundled sets as data. */
declare module 'bundled-sets' {
  const sets: readonly { id: string; files: { file: string; text: string }[] }[];
  export default sets;
}
