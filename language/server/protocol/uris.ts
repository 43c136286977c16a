/** Converts the URIs of clients to file paths with `/`, and back. */

/** Remembers the client's spelling of the URIs that it has used. */
export function newUris() {
  const spelled = new Map<string, string>();
  return {
    fileOf,
    /** The URI of a path, in the client's spelling if it has used one. */
    uriOf: (file: string) => {
      for (let at = file.length; at > 0; at = file.lastIndexOf('/', at - 1)) {
        const uri = spelled.get(file.slice(0, at));
        if (uri !== undefined) return uri.replace(/\/$/, '') + encoded(file.slice(at));
      }
      return file.startsWith('/') ? `file://${encoded(file)}` : `file:///${encoded(file)}`;
    },
    /** Uses the client's spelling from now on, for a file, or for a folder and everything in it. */
    remember: (uri: string) => {
      spelled.set(fileOf(uri), uri);
    },
  };
}

export type Uris = ReturnType<typeof newUris>;

const FILE = /^file:\/\/(?:localhost)?(?=\/)/i;

/** The path of a URI. A non-file URI is its own path, decoded. */
export function fileOf(uri: string): string {
  const path = decoded(uri.replace(FILE, ''));
  // `/c:/cards` becomes `c:/cards`.
  const plain = FILE.test(uri)
    ? path.replace(/^\/([A-Za-z]):/, (_, drive: string) => `${drive.toLowerCase()}:`)
    : path;
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain;
}

/** A path with an invalid escape is left as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');
