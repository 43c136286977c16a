/** Rolls declarations, and all that they name, up into one module. */
import {
  type Identifier,
  type ImportTypeNode,
  Node,
  type SourceFile,
  SyntaxKind,
  type Symbol as TsSymbol,
} from 'ts-morph';
import { type Edit, withEdits } from '../../grammar/index.ts';

/** Rolls up the declarations of a folder; all others are those of packages, and are imported. */
export class RollUp {
  readonly #folder: string;
  readonly #plainTypes: ReadonlyMap<string, string>;
  /** The name of each declaration in the module, in the order of the module; plain types are known by their names. */
  readonly #names = new Map<TsSymbol | string, string>();
  readonly #taken = new Set<string>();
  readonly #imports = new Map<string, Set<string>>();

  /** @param plainTypes what to declare instead of types with these names that are made of a schema */
  constructor(folder: string, plainTypes: ReadonlyMap<string, string>) {
    this.#folder = folder;
    this.#plainTypes = plainTypes;
  }

  /** The name of each export of a file in the module, by its name there. */
  exportsOf(file: SourceFile): [name: string, inModule: string][] {
    return file.getExportSymbols().map((symbol) => [symbol.getName(), this.#nameOf(aliased(symbol))]);
  }

  /** The module, with everything that was asked for by then. */
  text(): string {
    const declared: string[] = [];
    // Declarations add those that they name.
    for (const [symbol, name] of this.#names) declared.push(this.#declare(symbol, name));
    const imports = [...this.#imports].map(
      ([from, names]) => `import type { ${[...names].sort().join(', ')} } from '${from}';`,
    );
    return [...imports, ...declared].join('\n');
  }

  #nameOf(symbol: TsSymbol | string): string {
    const own = typeof symbol === 'string' ? symbol : symbol.getName();
    if (typeof symbol !== 'string' && this.#plainTypes.has(own) && isOfSchema(symbol))
      return this.#nameOf(own);
    const known = this.#names.get(symbol);
    if (known !== undefined) return known;
    const wanted = own === 'default' ? 'data' : own;
    let name = wanted;
    for (let n = 2; this.#taken.has(name); n++) name = `${wanted}${n}`;
    this.#taken.add(name);
    this.#names.set(symbol, name);
    return name;
  }

  #declare(symbol: TsSymbol | string, name: string): string {
    if (typeof symbol !== 'string') {
      const declarations = symbol.getDeclarations();
      return declarations.map((one) => this.#print(one, name)).join('\n');
    }
    const plain = this.#plainTypes.get(symbol)!;
    for (const [word] of plain.matchAll(/\b[A-Z]\w+/g)) if (this.#plainTypes.has(word)) this.#nameOf(word);
    return plain;
  }

  /** A declaration with the names of the module. */
  #print(declaration: Node, name: string): string {
    const from = declaration.getStart(true);
    const edits: Edit[] = [];
    const replace = (node: Node, text: string) =>
      edits.push({ from: node.getStart(), to: node.getEnd(), text });
    if (Node.isModifierable(declaration))
      for (const one of declaration.getModifiers())
        if (/^(?:export|declare|default)$/.test(one.getText())) replace(one, '');
    const own = declaration.getFirstChildByKind(SyntaxKind.Identifier);
    if (own && own.getText() !== name) replace(own, name);
    if (Node.isInterfaceDeclaration(declaration) && name === 'Game') edits.push(...readOnly(declaration));
    declaration.forEachDescendant((node) => {
      if (Node.isImportTypeNode(node)) edits.push(...this.#importType(node));
      else if (Node.isIdentifier(node) && node !== own) {
        const found = this.#reference(node);
        if (found !== undefined && found !== node.getText()) replace(node, found);
      }
    });
    const text = withEdits(
      declaration.getText(true),
      edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from })),
    );
    if (Node.isVariableDeclaration(declaration)) return `export declare const ${text};`;
    const isType = Node.isInterfaceDeclaration(declaration) || Node.isTypeAliasDeclaration(declaration);
    const [comment = ''] = /^(?:\/\*\*[\s\S]*?\*\/\s*)*/.exec(text) ?? [];
    return `${comment}export ${isType ? '' : 'declare '}${text.slice(comment.length).trimStart()}`;
  }

  /** `import("./hex.ts").Hex` as a name. */
  #importType(node: ImportTypeNode): Edit[] {
    const qualifier = node.getQualifier();
    if (!qualifier) return [];
    const from = node.getArgument().getText().replaceAll(/['"]/g, '');
    const name = from.startsWith('.')
      ? this.#nameOf(aliased(qualifier.getSymbolOrThrow()))
      : this.#import(from, qualifier.getText());
    const isQuery = node.compilerNode.isTypeOf;
    return [{ from: node.getStart(), to: qualifier.getEnd(), text: `${isQuery ? 'typeof ' : ''}${name}` }];
  }

  /** What an identifier is called in the module, if it names something outside of its declaration. */
  #reference(node: Identifier): string | undefined {
    if (node.getFirstAncestorByKind(SyntaxKind.ImportType)?.getQualifier() === node) return undefined;
    const symbol = node.getSymbol();
    if (!symbol) return undefined;
    const found = aliased(symbol);
    const [declaration] = found.getDeclarations();
    if (!declaration) return undefined;
    const isOwn = declaration.getSourceFile().getFilePath().startsWith(this.#folder);
    if (isOwn) return isTop(declaration) ? this.#nameOf(found) : undefined;
    // A global needs no import.
    const [local] = symbol.getDeclarations();
    const from = local?.getFirstAncestorByKind(SyntaxKind.ImportDeclaration)?.getModuleSpecifierValue();
    return from === undefined ? undefined : this.#import(from, node.getText());
  }

  #import(from: string, name: string): string {
    const names = this.#imports.get(from) ?? new Set();
    this.#imports.set(from, names.add(name));
    this.#taken.add(name);
    return name;
  }
}

const aliased = (symbol: TsSymbol): TsSymbol => symbol.getAliasedSymbol() ?? symbol;

/** Whether a type is made of a schema, or of the table of operations, which has one in each row. */
const isOfSchema = (symbol: TsSymbol): boolean =>
  symbol
    .getDeclarations()
    .some((one) =>
      /(?:=|extends) *Static<|= *(?:.*\bOPERATIONS\b|\{\s*\[N in OpName\])|ReadonlyArray<Step>/.test(
        one.getText(),
      ),
    );

/** Whether a declaration is one of its file, not of something in it. */
function isTop(declaration: Node): boolean {
  const statement = Node.isVariableDeclaration(declaration)
    ? declaration.getVariableStatement()
    : declaration;
  return Node.isStatement(statement) && Node.isSourceFile(statement.getParent());
}

/** Makes the properties of an interface, and lists in them, read-only. */
function readOnly(declaration: Node): Edit[] {
  const properties = declaration
    .getChildrenOfKind(SyntaxKind.SyntaxList)
    .flatMap((list) => list.getChildrenOfKind(SyntaxKind.PropertySignature));
  return properties.flatMap((property) => {
    const at = property.getNameNode().getStart();
    const lists = [property.getTypeNode()].filter((type) => Node.isArrayTypeNode(type));
    return [at, ...lists.map((list) => list.getStart())].map((from) => ({
      from,
      to: from,
      text: 'readonly ',
    }));
  });
}
