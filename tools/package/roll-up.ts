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

/** Rolls up declarations. None may name a type of another package: its users have it only by chance. */
export class RollUp {
  /** The name of each declaration in the module, in the order of the module. */
  readonly #names = new Map<TsSymbol, string>();
  readonly #taken = new Set<string>();

  /** The name of each export of a file in the module, by its name there. */
  exportsOf(file: SourceFile): [name: string, inModule: string][] {
    return file.getExportSymbols().map((symbol) => [symbol.getName(), this.#nameOf(aliased(symbol))]);
  }

  /** The module, with everything that was asked for by then. */
  text(): string {
    const declared: string[] = [];
    // Declarations add those that they name.
    for (const [symbol, name] of this.#names)
      declared.push(...symbol.getDeclarations().map((one) => this.#print(one, name)));
    return declared.join('\n');
  }

  #nameOf(symbol: TsSymbol): string {
    const known = this.#names.get(symbol);
    if (known !== undefined) return known;
    const wanted = symbol.getName().replace('default', 'data');
    let name = wanted;
    for (let n = 2; this.#taken.has(name); n++) name = `${wanted}${n}`;
    this.#taken.add(name);
    this.#names.set(symbol, name);
    return name;
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
    const declared = `${comment}export ${isType ? '' : 'declare '}${text.slice(comment.length).trimStart()}`;
    return name === 'Game'
      ? declared.replaceAll(LIST, 'readonly ').replaceAll(PROPERTY, 'readonly ')
      : declared;
  }

  /** `import("./hex.ts").Hex` as a name. */
  #importType(node: ImportTypeNode): Edit[] {
    const qualifier = node.getQualifier();
    if (!qualifier) return [];
    const name = this.#nameOf(aliased(qualifier.getSymbolOrThrow()));
    const isQuery = node.compilerNode.isTypeOf;
    return [{ from: node.getStart(), to: qualifier.getEnd(), text: `${isQuery ? 'typeof ' : ''}${name}` }];
  }

  /** What an identifier is called in the module, if it names something outside of its declaration. */
  #reference(node: Identifier): string | undefined {
    if (node.getFirstAncestorByKind(SyntaxKind.ImportType)?.getQualifier() === node) return undefined;
    const symbol = node.getSymbol();
    const found = symbol && aliased(symbol);
    const [declaration] = found?.getDeclarations() ?? [];
    return found && declaration && isTop(declaration) ? this.#nameOf(found) : undefined;
  }
}

const aliased = (symbol: TsSymbol): TsSymbol => symbol.getAliasedSymbol() ?? symbol;

/** Whether a declaration is one of its file, not of something in it. */
function isTop(declaration: Node): boolean {
  const statement = Node.isVariableDeclaration(declaration)
    ? declaration.getVariableStatement()
    : declaration;
  return Node.isStatement(statement) && Node.isSourceFile(statement.getParent());
}

/** Where a property of an interface begins, and where its type does if that is a list, in what the compiler prints. */
const PROPERTY = /(?<=^ {4})(?=\w+\??: )/gm;
const LIST = /(?<=^ {4}\w+\??: )(?=\w+(?:\[\])+;|\{[^}]*^ {4}\}\[\];)/gm;
