/** The part of VS Code that the extension needs to start: one open file and its diagnostics. */
import { fileURLToPath } from 'node:url';

/** A problem of the open file, and the page that explains it. */
export interface ShownProblem {
  message: string;
  page: string;
}

export interface Editor {
  /** The module `vscode`. */
  vscode: unknown;
  /** The first problems shown; rejects if the extension reports an error first. */
  problems: Promise<readonly ShownProblem[]>;
}

/** What the extension asks VS Code to show: VS Code's `Diagnostic`. */
interface Diagnostic {
  message: string;
  code?: { target: { toString(): string } };
}

/** VS Code's `Uri`. */
class Uri {
  readonly scheme: string;
  readonly fsPath: string;
  readonly #href: string;

  constructor(href: string) {
    const { protocol } = new URL(href);
    this.scheme = protocol.slice(0, -1);
    this.fsPath = this.scheme === 'file' ? fileURLToPath(href) : href;
    this.#href = href;
  }

  static parse(href: string): Uri {
    return new Uri(href);
  }

  toString(): string {
    return this.#href;
  }
}

/** An editor with one open card file. */
export function fakeEditor({ uri, text }: { uri: string; text: string }): Editor {
  const { promise: problems, resolve, reject } = Promise.withResolvers<readonly ShownProblem[]>();
  const document = {
    uri: new Uri(uri),
    languageId: 'eco',
    version: 1,
    getText: () => text,
    isClosed: false,
  };
  const vscode = stub({
    version: '1.101.0',
    Diagnostic: class {
      readonly message: string;
      constructor(_range: unknown, message: string) {
        this.message = message;
      }
    },
    Uri,
    CancellationTokenSource: class {
      readonly token = { isCancellationRequested: false };
      dispose() {}
    },
    workspace: stub({
      textDocuments: [document],
      workspaceFolders: undefined,
      getConfiguration: () => ({ get: (_: string, otherwise: unknown) => otherwise }),
    }),
    window: stub({
      visibleTextEditors: [{ document }],
      showErrorMessage: async (message: string) => reject(new Error(message)),
      showWarningMessage: async (message: string) => reject(new Error(message)),
    }),
    languages: stub({
      match: () => 10,
      createDiagnosticCollection: () => ({
        set: (_uri: unknown, all: readonly Diagnostic[]) =>
          resolve(all.map(({ message, code }) => ({ message, page: `${code?.target}` }))),
        delete: () => {},
        clear: () => {},
        dispose: () => {},
      }),
    }),
  });
  return { vscode, problems };
}

/** An object with these parts; any other property can be called, constructed and has properties of the same kind. */
function stub(parts: object = {}): object {
  const others = new Map<PropertyKey, unknown>();
  const whole: object = new Proxy(class {}, {
    get: (made, key) => {
      if (key in parts) return Reflect.get(parts, key);
      if (key === 'prototype') return Reflect.get(made, key);
      if (key === 'then') return undefined;
      if (key === Symbol.iterator) return () => [].values();
      if (key === Symbol.toPrimitive) return () => '';
      const known = others.get(key) ?? stub();
      others.set(key, known);
      return known;
    },
    apply: () => stub(),
    construct: (made, values, newTarget) =>
      newTarget === whole ? stub() : Reflect.construct(made, values, newTarget),
  });
  return whole;
}
