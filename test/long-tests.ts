/**
 * The tests that `npm test` leaves to `npm run test:full`: those that take more than about seven seconds, since they start
 * commands, browsers, editors or fleets, or go through everything there is. What they protect also has a quick test.
 */
export const LONG_TESTS: readonly string[] = [
  'cli/host/{bots/bots,full-disk}.test.ts',
  'cli/load/translate.test.ts',
  'cli/{program,terminal/signals}.test.ts',
  'cli/simulation/{outputs,run-games}.test.ts',
  'compiler/unlisted.test.ts',
  'grammar/repair/braces.test.ts',
  'language/names/{broken,there-and-back}.test.ts',
  'language/scenarios/scenarios.test.ts',
  'print/{calibration,hostile,pictures,sheets}.test.ts',
  'print/set-words/set-words.test.ts',
  'runtime/players/learned/learned.test.ts',
  'simulate/training/training.test.ts',
  'table/preview.test.ts',
  'table/local/local-table.test.ts',
  'test/{changed,commands,films,fmt,full-disk,misuse,old-node,pictures,setup,worth}.test.ts',
  'test/bundle/bundle.test.ts',
  'test/cli/{check-too-long,diff-play,mutate,print-box,replay,shards,simulate,strength,test-report,train}.test.ts',
  'test/diagnostics/{fixes,fixing,robust,slips,usable}.test.ts',
  'test/docs/{commands,site,workflow}.test.ts',
  'test/editors/**/*.test.ts',
  'test/emit/{build,module,refused}.test.ts',
  'test/fleet/{command,deploy,laws,workers}.test.ts',
  'test/host/{behind-proxy,broken-off,change,durability,new-table,pages,proxy,strangers}.test.ts',
  'test/hostile/{commands,fuzz}.test.ts',
  'test/human/{commands,decision,every-decision,undo}.test.ts',
  'test/language/{alone,catalogue,completion,files,hostile,large,lsp,recall,transcripts}.test.ts',
  'test/new/new.test.ts',
  'test/print/{box,box-options,box-own,box-pictures,box-table,browser,card-texts,download,ink-on-paper,pictures}.test.ts',
  'test/programs/{always,formatting,games,refused-games,saved-games}.test.ts',
  'test/security/{bounds,code,git,playtests}.test.ts',
  'test/simulate/{few-games,pool,report,report-ladder,simulate,stress}.test.ts',
  'test/studio/{first,gallery,games,laws-access,laws-lost,offers,one-file,own-words,places,play,preview,print,print-place,read-only,server-drafts,server-guard,server-opening,server-saving,share,site,started-again,try,write-card,write-files}.test.ts',
  'test/table/{bots,draft-view,hidden-information,large-sets,screen,table-properties}.test.ts',
  'test/watch/watch.test.ts',
];

/** The tests beside the code that `npm run test:quick` leaves to `npm test`: those that take more than a second. */
export const SLOW_TESTS: readonly string[] = [
  'compiler/compile.fuzz.test.ts',
  'grammar/{print/print,tokens/lex}.test.ts',
  'runtime/players/**/*.test.ts',
  'runtime/{exact-arithmetic,scenario/observers/film}.test.ts',
];
