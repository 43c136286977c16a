/** The part of VS Code that the extension needs to start: one open file and its diagnostics. */
import { fileURLToPath } from 'node:url';

/** What the extension asks VS Code to show: VS Code's `Diagnostic`. */
interface Diagnostic {
  message: string;
  code?: { target: { toString(): string } };
}

/** VS Code's `Uri`. */
function uriOf(href: string) {
  const scheme = new URL(href).protocol.slice(0, -1);
  return { scheme, fsPath: scheme === 'file' ? fileURLToPath(href) : href, toString: () => href };
}

/**
 * An editor with one open card file: the module `vscode`, and the first problems shown, each with the page that
 * explains it; rejects if the extension reports an error first.
 */
export function fakeEditor({ uri, text }: { uri: string; text: string }) {
  const { promise: problems, resolve, reject } = Promise.withResolvers<{ message: string; page: string }[]>();
  const file = { languageId: 'eco', version: 1, isClosed: false };
  const document = { ...file, uri: uriOf(uri), getText: () => text };
  const vscode = stub({
    version: '1.101.0',
    Diagnostic: class {
      readonly message: string;
      constructor(_range: unknown, message: string) {
        this.message = message;
      }
    },
    Uri: stub({ parse: uriOf }),
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
