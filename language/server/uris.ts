/** Files have paths with `/`, clients name them by URIs: the way there and back. */

/** Remembers how a client spells the URIs it has used. */
export interface Uris {
  /** The path of a URI. A URI that is not of a file is its own path, decoded. */
  fileOf(uri: string): string;
  /** The URI of a path, as the client spelled it if it did. */
  uriOf(file: string): string;
  /** From now on the client's spelling counts: of a file, or of a folder and what is in it. */
  remember(uri: string): void;
}

export function newUris(): Uris {
  const spelled = new Map<string, string>();
  return {
    fileOf,
    uriOf: (file) => {
      for (let at = file.length; at > 0; at = file.lastIndexOf('/', at - 1)) {
        const uri = spelled.get(file.slice(0, at));
        if (uri !== undefined) return uri.replace(/\/$/, '') + encoded(file.slice(at));
      }
      return file.startsWith('/') ? `file://${encoded(file)}` : `file:///${encoded(file)}`;
    },
    remember: (uri) => {
      spelled.set(fileOf(uri), uri);
    },
  };
}

const FILE = /^file:\/\/(?:localhost)?(?=\/)/i;

/** The path of a URI. A URI that is not of a file is its own path, decoded. */
export function fileOf(uri: string): string {
  const path = decoded(uri.replace(FILE, ''));
  // `/c:/cards` is `c:/cards`.
  const plain = FILE.test(uri)
    ? path.replace(/^\/([A-Za-z]):/, (_, drive: string) => `${drive.toLowerCase()}:`)
    : path;
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain;
}

/** A path with a `%` that is not an escape stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');
