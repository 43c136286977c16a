/** The handlers of all requests. */
export { codeActions } from './actions.ts';
export { card, worth } from './cards.ts';
export { completionItems, resolveItem } from './completion.ts';
export { fileFormatting, rangeFormatting, typingFormatting } from './formatting.ts';
export { inlayHints } from './hints.ts';
export { hover } from './hover.ts';
export { definition, highlights, references, rename, renamePrepared } from './names.ts';
export { documentLinks, foldingRanges, selectionRanges } from './outline.ts';
export { codeLenses, executeCommand, film, run } from './scenarios.ts';
export { fileSymbols, workspaceSymbols } from './symbols.ts';
export { semanticTokens } from './tokens.ts';
